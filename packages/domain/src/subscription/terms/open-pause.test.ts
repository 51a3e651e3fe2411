import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { claimedOf, concluded, ended, history, paused, someTerms } from '../contract.fixture.ts'
import { isPauseToRemind } from './open-pause.ts'
import { checkPause } from './pause.ts'

const START = concluded('2026-12-01')
const timelineOf = (...happenings: Happening[]) => {
  const timeline = fold(history(START, ...happenings), '2030-01-01T00:00:00.000Z')
  if (!timeline) throw new Error('not concluded')
  return timeline
}

// Ninety days are the longest; asked for on 10 January without a known end.
const asked = checkPause(
  timelineOf(),
  someTerms(),
  { from: '2027-01-10', until: null, reason: 'illness' },
  '2027-01-10',
)
const pause = { from: '2027-01-10', to: '2027-04-10' }
const resumed: Happening = { kind: 'resumed', effectiveOn: '2027-03-01', payload: {} }

describe('a pause without a known end (14)', () => {
  it('is as long as one can be, and then is paid for again', () => {
    expect(asked).toMatchObject({ happening: paused(pause.from, pause.to) })
    const terms = { partial: { first: 'full', last: 'full', paused: 'byDay' } } as const
    expect(claimedOf({ terms, until: '2027-05-02', happenings: [START, paused(pause.from, pause.to)] })).toEqual([
      '2026-12-01 anna fare 6300',
      '2027-01-01 anna fare 1829',
      '2027-04-01 anna fare 4410',
      '2027-05-01 anna fare 6300',
    ])
  })

  const DAYS: [string, string, boolean, Happening[]][] = [
    ['is not told of a day too early', '2027-03-26', false, []],
    ['is told of a fortnight before', '2027-03-27', true, []],
    ['is told of until its last day', '2027-04-09', true, []],
    ['is not told of when it is over', '2027-04-10', false, []],
    ['is not told of when it was ended before', '2027-03-27', false, [resumed]],
    ['is not told of where the contract ends with it', '2027-03-27', false, [ended('2027-04-10')]],
  ]
  it.each(DAYS)('%s', (_, today, isTold, more) => {
    expect(isPauseToRemind(timelineOf(paused(pause.from, pause.to), ...more), pause, today)).toBe(isTold)
  })
})
