import { describe, expect, it } from 'vitest'
import { situation } from '../change/change.fixture.ts'
import { checkChange } from '../change/check-change.ts'
import type { Happening } from '../contract/contract-event.ts'
import { aPoint, claimedOf, concluded, someTerms } from '../contract.fixture.ts'
import { cancellationDates } from './cancellation-dates.ts'

// Concluded for a year from October on, at least; whoever leaves earlier pays 72 € a month instead of 63 €. On 5
// November they are told that it is 68 € from January on.
const terms = someTerms({ minimumTerm: { months: 12, difference: true } })
const prices = [
  aPoint({ validFrom: '2026-01-01', cents: 6300, regularCents: 7200 }),
  aPoint({ validFrom: '2027-01-01', cents: 6800, regularCents: 7800 }),
]
const announced: Happening = {
  kind: 'priceAnnounced',
  effectiveOn: '2027-01-01',
  payload: { announcedOn: '2026-11-05' },
}

const gives = (now: string, date: string | null, happenings: Happening[] = [announced]) =>
  checkChange(
    { kind: 'cancel', date, reason: 'customerRequest' },
    situation({ now, from: '2026-10-01', terms, happenings }),
  )

describe('a new price ends a minimum term (35)', () => {
  it.each([
    [
      'on the 10th of the month after the announcement, a second before midnight',
      '2026-12-10T22:59:59.000Z',
      'priceChange',
    ],
    ['on the day of the announcement', '2026-11-05T08:00:00.000Z', 'priceChange'],
  ])('for whoever gives notice %s', (_, now, reason) => {
    const checked = gives(now, '2026-12-31')
    expect(checked).toMatchObject({ happenings: [{ effectiveOn: '2027-01-01', payload: { reason } }] })
    const happenings = checked.ok ? checked.happenings : []
    const owed = claimedOf({ terms, prices, happenings: [concluded('2026-10-01'), announced, ...happenings] })
    expect(owed).toEqual(['2026-10-01 anna fare 6300', '2026-11-01 anna fare 6300', '2026-12-01 anna fare 6300'])
  })

  const NOBODY: [string, string, Happening[]][] = [
    ['before it is told', '2026-11-04T08:00:00.000Z', [announced]],
    ['without any announcement', '2026-12-05T08:00:00.000Z', []],
  ]
  it.each(NOBODY)('and for nobody %s: leaving early has its price', (_, now, more) => {
    const checked = gives(now, '2026-12-31', more)
    const happenings = checked.ok ? checked.happenings : []
    expect(claimedOf({ terms, prices, happenings: [concluded('2026-10-01'), ...happenings] })).toContain(
      '2026-12-01 anna termDifference 2700',
    )
  })

  it('a day later it is over: the next end is a month later, and has its price', () => {
    expect(gives('2026-12-10T23:00:00.000Z', '2026-12-31')).toMatchObject({ reason: 'cancellationDateNotAllowed' })
    expect(gives('2026-12-10T23:00:00.000Z', null)).toMatchObject({
      happenings: [{ effectiveOn: '2027-02-01', payload: { reason: 'customerRequest' } }],
    })
  })

  it('also where no notice is possible within the minimum term, until its own deadline', () => {
    const strict = someTerms({ minimumTerm: { months: 12, difference: false } })
    const { timeline } = situation({ now: '2026-12-05T08:00:00.000Z', from: '2026-10-01', happenings: [announced] })
    const dates = cancellationDates(timeline, strict, '2026-12-05T08:00:00.000Z')
    expect(dates).toMatchObject({
      earliest: '2026-12-31',
      noticeUntil: '2026-12-10',
      allowed: ['2026-12-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31'],
    })
  })
})
