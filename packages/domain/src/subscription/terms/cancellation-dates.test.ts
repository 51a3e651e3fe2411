import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { concluded, ended, history, someTerms } from '../contract.fixture.ts'
import { type CancellationDates, cancellationDates, cancelled } from './cancellation-dates.ts'
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
      special: [],
      noticeUntil: null,
    })
  })
})

describe('a notice', () => {
  const dates: CancellationDates = {
    earliest: '2026-12-31',
    latest: '2027-01-31',
    allowed: ['2026-12-31', '2027-01-31'],
    special: [],
    noticeUntil: '2026-12-10',
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
    const none = { earliest: null, latest: null, allowed: [], special: [], noticeUntil: null }
    for (const lastDay of [null, '2026-12-31'])
      expect(cancelled(none, lastDay)).toEqual({ ok: false, reason: 'cancellationNotPossible', field: 'date' })
  })
})
