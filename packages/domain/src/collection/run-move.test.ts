import { describe, expect, it } from 'vitest'
import { cycleOf } from './cycle.ts'
import { datedMove, isMissed, mayBuild, stateByFiles } from './run-move.ts'
import { nextRunStates, RUN_STATES } from './run-state.ts'

const made = cycleOf('2027-02-01', { deadlineDay: 10, noticeDays: 14, leadDays: 2 })
if (!made.ok) throw new Error(made.reason)
const { cycle } = made

describe('a run', () => {
  it.each([
    ['planned', '2027-01-10', null],
    ['planned', '2027-01-11', 'claiming'],
    ['claiming', '2027-01-11', null],
    ['claiming', '2027-01-12', 'announcing'],
    ['announcing', '2027-01-17', null],
    ['announcing', '2027-01-18', 'frozen'],
    ['frozen', '2027-01-26', null],
    ['frozen', '2027-01-27', 'building'],
    ['building', '2027-01-28', null],
    ['built', '2027-01-28', null],
    ['released', '2027-01-28', null],
    ['void', '2027-01-28', null],
  ] as const)('that is %s goes on %s to %s', (state, today, to) => expect(datedMove(state, cycle, today)).toBe(to))

  it('only moves where it may', () => {
    for (const state of RUN_STATES) {
      const to = datedMove(state, cycle, cycle.dueOn)
      if (to) expect(nextRunStates(state)).toContain(to)
    }
  })

  it('was missed once the bank has no day left and nobody has released a file', () => {
    expect(isMissed('built', cycle, '2027-01-28')).toBe(false)
    expect(isMissed('built', cycle, '2027-01-29')).toBe(true)
    for (const state of ['released', 'handedOver', 'closed', 'void'] as const)
      expect(isMissed(state, cycle, '2027-02-15'), state).toBe(false)
  })

  it('is built when its amounts are final, and again as long as a file is not at the bank', () =>
    expect(RUN_STATES.filter(mayBuild)).toEqual(['frozen', 'built', 'released']))

  it.each([
    [[], 'built'],
    [['void'], 'built'],
    [['built', 'released'], 'built'],
    [['building', 'handedOver'], 'built'],
    [['released', 'void'], 'released'],
    [['released', 'handedOver'], 'released'],
    [['handedOver', 'void'], 'handedOver'],
    [['accepted', 'handedOver'], 'handedOver'],
  ] as const)('with files that are %o is %s', (files, state) => expect(stateByFiles(files)).toBe(state))
})
