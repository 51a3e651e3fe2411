import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { concluded, ended, history, someTerms } from '../contract.fixture.ts'
import { type CancellationDates, cancellationDates, cancelled } from './cancellation-dates.ts'
import { endedByDeath } from './death.ts'
import { minimumTermEnd } from './minimum-term.ts'
import { noticeDeadline } from './notice.ts'
import { specialRight } from './special-right.ts'
import type { SubscriptionTerms } from './terms.ts'

const datesOf = (receivedOn: string, terms: Partial<SubscriptionTerms> = {}, ...more: Happening[]) => {
  const timeline = fold(history(concluded('2026-10-01'), ...more), '2030-01-01T00:00:00.000Z')
  if (!timeline) throw new Error('not concluded')
  return cancellationDates(timeline, someTerms(terms), receivedOn)
}

describe('the last days one may choose', () => {
  it.each([
    ['on the 10th, a second before midnight (8)', '2026-12-10T22:59:59.000Z', '2026-12-31'],
    ['on the 11th at midnight (9)', '2026-12-10T23:00:00.000Z', '2027-01-31'],
    ['on the 10th, a second before midnight in summer (8)', '2027-07-10T21:59:59.000Z', '2027-07-31'],
    ['on the 11th at midnight in summer (9)', '2027-07-10T22:00:00.000Z', '2027-08-31'],
    ['in the night the clocks go forward', '2027-03-28T01:00:00.000Z', '2027-04-30'],
    ['before the contract began', '2026-09-20T08:00:00.000Z', '2026-10-31'],
  ])('received %s', (_, receivedOn, earliest) => expect(datesOf(receivedOn).earliest).toBe(earliest))

  it('are the ends of months, as far ahead as the terms allow', () => {
    const { earliest, latest, allowed } = datesOf('2026-12-05T08:00:00.000Z', {
      notice: { ...someTerms().notice, monthsAhead: 3 },
    })
    expect({ earliest, latest, allowed }).toEqual({
      earliest: '2026-12-31',
      latest: '2027-03-31',
      allowed: ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
    })
  })

  it.each([
    ['not before the minimum term is over', { months: 12, difference: false }, '2027-09-30'],
    ['earlier where leaving early has a price', { months: 12, difference: true }, '2026-12-31'],
  ])('are %s', (_, minimumTerm, earliest) => {
    expect(datesOf('2026-12-05T08:00:00.000Z', { minimumTerm }).earliest).toBe(earliest)
  })

  it('are only earlier ones, once it ends', () => {
    expect(datesOf('2026-12-05T08:00:00.000Z', {}, ended('2027-03-01')).allowed).toEqual(['2026-12-31', '2027-01-31'])
    expect(datesOf('2026-12-05T08:00:00.000Z', {}, ended('2026-12-01'))).toEqual({
      earliest: null,
      latest: null,
      allowed: [],
    })
  })
})

it.each([
  ['2027-02-28', { kind: 'dayOfMonth', day: 10, monthsBefore: 0 }, '2027-02-10'],
  ['2027-02-28', { kind: 'dayOfMonth', day: 31, monthsBefore: 0 }, '2027-02-28'],
  ['2027-03-31', { kind: 'dayOfMonth', day: 30, monthsBefore: 1 }, '2027-02-28'],
  ['2027-03-31', { kind: 'days', days: 42 }, '2027-02-17'],
  ['2027-03-31', { kind: 'months', months: 1 }, '2027-02-28'],
  ['2027-02-28', { kind: 'months', months: 3 }, '2026-11-30'],
] as const)('a contract until %s with %o needs notice by %s', (lastDay, deadline, by) => {
  expect(noticeDeadline(lastDay, deadline)).toBe(by)
})

describe('a notice', () => {
  const dates: CancellationDates = {
    earliest: '2026-12-31',
    latest: '2027-01-31',
    allowed: ['2026-12-31', '2027-01-31'],
  }

  it.each([
    ['2027-01-31', '2027-02-01'],
    [null, '2027-01-01'],
  ])('for %s ends the contract on %s', (lastDay, effectiveOn) => {
    expect(cancelled(dates, lastDay)).toEqual({
      ok: true,
      happening: { kind: 'ended', effectiveOn, payload: { reason: 'customerRequest' } },
    })
  })

  it('for another day, or where none is possible, is refused', () => {
    expect(cancelled(dates, '2027-01-15')).toEqual({ ok: false, reason: 'cancellationDateNotAllowed', field: 'date' })
    const none = { earliest: null, latest: null, allowed: [] }
    for (const lastDay of [null, '2026-12-31'])
      expect(cancelled(none, lastDay)).toEqual({ ok: false, reason: 'cancellationNotPossible', field: 'date' })
  })
})

it.each([
  ['2027-01-01', 12, '2028-01-01'],
  ['2027-03-17', 12, '2028-04-01'],
  ['2028-02-29', 12, '2029-03-01'],
])('a minimum term from %s of %i months is over on %s', (from, months, over) => {
  const span = { from, to: '9999-12-31' }
  expect(minimumTermEnd({ span, anchor: from }, someTerms({ minimumTerm: { months, difference: true } }))).toBe(over)
  expect(minimumTermEnd({ span, anchor: from }, someTerms())).toBe(from)
})

it('a new price may be left until ten days after the month it was announced in, with the last day of the old one (35)', () => {
  expect(specialRight('2026-11-05', '2027-01-01')).toEqual({ usableUntil: '2026-12-10', lastDay: '2026-12-31' })
})

it.each([
  ['2027-03-10', '2027-04-01'],
  ['2027-03-31', '2027-04-01'],
  ['2027-12-01', '2028-01-01'],
])('who died on %s has a contract until %s (31)', (diedOn, effectiveOn) => {
  expect(endedByDeath(diedOn)).toEqual({ kind: 'ended', effectiveOn, payload: { reason: 'death' } })
})
