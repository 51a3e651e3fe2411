import { describe, expect, it } from 'vitest'
import { addDays } from '../time/plain-date.ts'
import {
  DUNNING_HOLDS,
  type DunningCase,
  type DunningHold,
  letterFacts,
  USUAL_DUNNING_LEVELS as levels,
  nextDunning,
  stopsCollecting,
} from './dunning.ts'

const OPENED = '2027-01-08'

const aCase = (more: Partial<DunningCase> = {}): DunningCase => ({
  state: 'clear',
  openedOn: OPENED,
  reachedOn: OPENED,
  owedCents: 6600,
  holds: [],
  ...more,
})

/** The days after its opening on which a case moves, and where to. */
function course(holdsOn: (day: number) => DunningHold[] = () => [], days = 80): string[] {
  const moves: string[] = []
  let now = aCase()
  for (let day = 0; day <= days; day += 1) {
    const today = addDays(OPENED, day)
    const next = nextDunning({ ...now, holds: holdsOn(day) }, levels, today)
    if (!next) continue
    moves.push(`${day} ${next.state}`)
    now = { ...now, state: next.state, reachedOn: today }
  }
  return moves
}

describe('somebody who owes', () => {
  it('is told, reminded, warned and ended, a level after the other', () =>
    expect(course()).toEqual(['0 notified', '7 reminded', '14 warned', '28 terminated', '42 handedOver']))

  it('32: stops collecting where somebody is insolvent or has died, and for nothing else that it waits for', () =>
    expect(DUNNING_HOLDS.filter(stopsCollecting)).toEqual(['death', 'insolvency']))

  it('is told nothing while it is disputed, and has all the time of each level afterwards', () =>
    expect(course(day => (day >= 5 && day <= 30 ? [{ kind: 'dispute' }] : []))).toEqual([
      '0 notified',
      '31 reminded',
      '38 warned',
      '52 terminated',
      '66 handedOver',
    ]))

  it.each<[string, DunningHold]>([
    ['is a minor', { kind: 'minor' }],
    ['has died (31)', { kind: 'death' }],
    ['is insolvent (32)', { kind: 'insolvency' }],
  ])('and %s is told nothing at all', (_, hold) => expect(course(() => [hold])).toEqual([]))

  it('and promised to pay by a day is told nothing until it is over', () =>
    expect(course(day => (day > 0 ? [{ kind: 'promise', until: addDays(OPENED, 10) }] : []))).toEqual([
      '0 notified',
      '11 reminded',
      '18 warned',
      '32 terminated',
      '46 handedOver',
    ]))

  it.each(['notified', 'reminded', 'warned', 'terminated', 'handedOver'] as const)(
    'and pays is clear at once (%s)',
    state =>
      expect(nextDunning(aCase({ state, owedCents: 0, holds: [{ kind: 'dispute' }] }), levels, OPENED)).toEqual({
        state: 'clear',
      }),
  )

  it('nothing has nothing said to him', () => expect(nextDunning(aCase({ owedCents: 0 }), levels, OPENED)).toBeNull())
})

it('passes are blocked from the warning on, and no fee is taken twice', () => {
  expect(levels.filter(({ isBlocked }) => isBlocked).map(({ state }) => state)).toEqual([
    'warned',
    'terminated',
    'handedOver',
  ])
  expect(levels.filter(({ feeCents }) => feeCents > 0)).toHaveLength(1)
})

describe('a letter', () => {
  it.each([
    ['says the day before the next level', 'notified', '2027-01-17', false],
    ['says that the pass is blocked next', 'reminded', '2027-01-17', true],
    ['says nothing of it once it is', 'warned', '2027-01-24', false],
    ['of the last level names no day', 'handedOver', null, false],
  ] as const)('%s', (_, state, payBy, isBlockedNext) =>
    expect(letterFacts(levels, state, '2027-01-11')).toMatchObject({ payBy, isBlockedNext }),
  )

  it('of a level that is configured no more says nothing that may be wrong', () =>
    expect(letterFacts(levels.slice(0, 3), 'terminated', '2027-01-11')).toEqual({
      level: undefined,
      payBy: null,
      isBlockedNext: false,
    }))
})
