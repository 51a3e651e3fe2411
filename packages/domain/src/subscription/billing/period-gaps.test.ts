import { describe, expect, it } from 'vitest'
import type { EndReason, Happening } from '../contract/contract-event.ts'
import { dayCount } from '../contract/day-span.ts'
import { fold } from '../contract/timeline.ts'
import { concluded, ended, history, paused, someTerms } from '../contract.fixture.ts'
import type { PartialRule } from '../terms/terms.ts'
import { chargedDays, gapsOf } from './period-gaps.ts'

const MARCH = { from: '2027-03-01', to: '2027-04-01' }

const timelineOf = (...happenings: Happening[]) => {
  const timeline = fold(history(...happenings), '2030-01-01T00:00:00.000Z')
  if (!timeline) throw new Error('not concluded')
  return timeline
}

const all = [concluded('2027-03-05'), paused('2027-03-10', '2027-03-15'), ended('2027-03-25')]
const gaps = (...happenings: Happening[]) =>
  gapsOf(timelineOf(...happenings), MARCH).map(({ from, to, cause }) => `${from} ${to} ${cause}`)

describe('the gaps of a month', () => {
  it.each<[string, Happening[], string[]]>([
    ['whole', [concluded('2027-03-01')], []],
    [
      'with everything',
      all,
      ['2027-03-01 2027-03-05 notBegun', '2027-03-10 2027-03-15 paused', '2027-03-25 2027-04-01 ended'],
    ],
    ['before the contract', [concluded('2027-05-01')], ['2027-03-01 2027-04-01 notBegun']],
    ['after it', [concluded('2027-01-01'), ended('2027-02-01')], ['2027-03-01 2027-04-01 ended']],
    ['paused whole', [concluded('2027-01-01'), paused('2027-02-01', '2027-06-01')], ['2027-03-01 2027-04-01 paused']],
  ])('%s', (_, happenings, expected) => expect(gaps(...happenings)).toEqual(expected))
})

describe('the days charged', () => {
  const days = (
    first: PartialRule,
    last: PartialRule,
    rulePaused: PartialRule,
    reason: EndReason = 'customerRequest',
  ) => {
    const timeline = timelineOf(...all.slice(0, 2), ended('2027-03-25', reason))
    const terms = someTerms({ partial: { first, last, paused: rulePaused } })
    return dayCount(chargedDays(timeline.endReason, MARCH, gapsOf(timeline, MARCH), terms))
  }

  it.each<[PartialRule, PartialRule, PartialRule, EndReason, number]>([
    ['full', 'full', 'full', 'customerRequest', 31],
    ['byDay', 'full', 'full', 'customerRequest', 27],
    ['full', 'byDay', 'full', 'customerRequest', 24],
    ['full', 'full', 'byDay', 'customerRequest', 26],
    ['byDay', 'byDay', 'byDay', 'customerRequest', 15],
    ['free', 'full', 'full', 'customerRequest', 0],
    ['full', 'free', 'byDay', 'customerRequest', 0],
    ['full', 'full', 'free', 'customerRequest', 0],
    ['full', 'full', 'full', 'withdrawal', 24],
    ['full', 'free', 'full', 'death', 24],
  ])('first %s, last %s, paused %s, ended by %s: %i', (first, last, rulePaused, reason, expected) => {
    expect(days(first, last, rulePaused, reason)).toBe(expected)
  })
})
