import { describe, expect, it } from 'vitest'
import {
  DECISION_RESULTS,
  type DecisionResult,
  decidedAs,
  decidedBy,
  decisionNumber,
  decisionSpans,
  isOfWay,
  standingDecisions,
} from './decision.ts'
import { objectionRefusal, objectionTerm } from './objection.ts'

it.each([
  ['entitled', true, 'entitled', false, false],
  ['entitled', false, 'notEntitled', false, true],
  ['selfPay', true, 'selfPay', false, false],
  ['selfPay', false, 'notEntitled', false, false],
  ['notEntitled', true, 'entitled', false, true],
  ['notEntitled', false, 'notEntitled', false, false],
  ['unknown', true, 'entitled', true, false],
  ['unknown', false, 'notEntitled', true, false],
] as const)('a rule that says %s and a yes that is %s is %s', (kind, yes, result, isExamined, departs) =>
  expect(decidedBy({ kind }, yes)).toEqual({ result, isExamined, departs }),
)

it.each([
  ['entitled', 'entitled', false, false],
  ['selfPay', 'entitled', false, true],
  ['notEntitled', 'selfPay', false, true],
  ['unknown', 'selfPay', true, false],
] as const)(
  'a rule that says %s, of which somebody says %s: examined %s, departs %s',
  (kind, said, isExamined, departs) => expect(decidedAs({ kind }, said)).toEqual({ result: said, isExamined, departs }),
)

it('what was taken back says nothing any more, nor does what takes it back: what was decided before holds', () => {
  const of = (id: string, result: DecisionResult, citesId: string | null = null) => ({ id, result, citesId })
  const before = of('1', 'entitled')
  const all = [before, of('2', 'notEntitled'), of('3', 'takenBack', '2')]
  expect(standingDecisions(all)).toEqual([before])
  const replaced = of('4', 'entitled', '1')
  expect(standingDecisions([...all, replaced])).toEqual([before, replaced])
})

it('an answer to a request about a ticket says nothing about a way: shares stay as they were', () =>
  expect(DECISION_RESULTS.filter(result => !isOfWay({ result }))).toEqual(['agreed', 'declined', 'objectionDismissed']))

it('a decision is called by its number and school year', () => expect(decisionNumber(12, 'sy2026')).toBe('000012/2026'))

it.each<[string, string[], [string, string | null][]]>([
  [
    'holds until the next',
    ['2026-08-01', '2026-10-16'],
    [
      ['2026-08-01', '2026-10-15'],
      ['2026-10-16', null],
    ],
  ],
  ['is replaced by one from the same day', ['2026-08-01', '2026-08-01'], [['2026-08-01', null]]],
  [
    'is replaced by one from before',
    ['2026-08-01', '2026-10-16', '2026-09-01'],
    [
      ['2026-08-01', '2026-08-31'],
      ['2026-09-01', null],
    ],
  ],
  ['is none where there is none', [], []],
])('a decision %s', (_, days, expected) =>
  expect(
    decisionSpans(days.map(validFrom => ({ validFrom }))).map(({ validFrom, until }) => [validFrom, until]),
  ).toEqual(expected),
)

describe('the term of a decision that was delivered on 6 November', () => {
  const deliveredOn = '2026-11-06'
  const objection = (state: 'open' | 'upheld' | 'dismissed' | 'withdrawn') => ({
    state,
    receivedOn: '2026-11-20',
    decidedOn: state === 'open' ? null : '2026-12-14',
  })

  it.each([
    [null, '2026-12-07', { state: 'running', until: '2026-12-07' }],
    [null, '2026-12-08', { state: 'final', since: '2026-12-08' }],
    [objection('open'), '2027-03-01', { state: 'stopped', since: '2026-11-20' }],
    [objection('dismissed'), '2027-03-01', { state: 'final', since: '2026-12-14' }],
    [objection('upheld'), '2027-03-01', { state: 'final', since: '2026-12-14' }],
    [objection('withdrawn'), '2026-12-01', { state: 'running', until: '2026-12-07' }],
  ])('with the objection %j is on %s %j', (made, today, expected) =>
    expect(objectionTerm({ deliveredOn, objection: made }, today)).toEqual(expected),
  )

  it('has not begun while the letter is not out', () =>
    expect(objectionTerm({ deliveredOn: null, objection: null }, '2026-11-06')).toEqual({ state: 'notDelivered' }))

  it.each([
    [null, '2026-12-07', null],
    [null, '2026-12-08', 'objectionTooLate'],
    [objection('open'), '2026-12-01', 'objectedAlready'],
    [objection('dismissed'), '2026-12-01', 'objectedAlready'],
    [objection('withdrawn'), '2026-12-01', null],
  ])('takes beside %j one of %s: %s', (made, receivedOn, expected) =>
    expect(objectionRefusal({ deliveredOn, objection: made, result: 'notEntitled' }, receivedOn)).toBe(expected),
  )

  it('takes none against the answer to one: whoever disagrees goes to court', () =>
    expect(objectionRefusal({ deliveredOn, objection: null, result: 'objectionDismissed' }, deliveredOn)).toBe(
      'objectedAlready',
    ))
})
