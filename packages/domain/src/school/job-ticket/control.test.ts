import { describe, expect, it } from 'vitest'
import { answersTo, controlFinding, personnelKey, type RunningTicket } from './control.ts'

const ticket: RunningTicket = { contract: 'c', personnelNumber: '1007', memberUntil: null, ticketUntil: null }

describe('the monthly control', () => {
  it.each<[string, Partial<RunningTicket>, string[] | null, string | null]>([
    ['who is in both', {}, ['1007'], null],
    ['with leading zeros', { personnelNumber: '001007' }, [' 1007 '], null],
    ['whose number is not in the list', {}, ['1008'], 'notListed'],
    ['without a number', { personnelNumber: '' }, ['1007'], 'numberMissing'],
    ['without a list, who is there', {}, null, null],
    ['without a list, who is nowhere', { memberUntil: undefined }, null, 'notListed'],
    ['who leaves and whose ticket goes on', { memberUntil: '2026-12-15' }, null, 'leavesEarlier'],
    ['whose ticket ends with the month', { memberUntil: '2026-12-15', ticketUntil: '2026-12-31' }, null, null],
    [
      'whose ticket ends a month later',
      { memberUntil: '2026-12-15', ticketUntil: '2027-01-31' },
      null,
      'leavesEarlier',
    ],
    ['whose ticket ends before', { memberUntil: '2026-12-15', ticketUntil: '2026-11-30' }, null, null],
  ])('%s', (_, over, listed, expected) => {
    const numbers = listed && new Set(listed.map(personnelKey))
    expect(controlFinding({ ...ticket, ...over }, numbers)).toBe(expected)
  })

  it.each([
    ['leavesEarlier', '2026-12-31', ['left']],
    ['leavesEarlier', null, []],
    ['notListed', '2026-12-31', ['left', 'listed']],
    ['notListed', null, ['listed']],
    ['numberMissing', '2026-12-31', []],
  ] as const)('of %s with an end on %s takes %j', (finding, endsOn, answers) => {
    expect(answersTo(finding, endsOn)).toEqual(answers)
  })
})
