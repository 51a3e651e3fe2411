import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../time/plain-date.ts'
import { bankDayFrom } from './bank-day.ts'
import { type DebitLine, type DebitNotice, planNotice } from './debit-notice.ts'

const TERMS = { mandateReference: 'M-1', creditorId: 'DE98ZZZ09999999999', ibanTail: '2051' }

const months = (first: string, count: number, cents = 6300): DebitLine[] =>
  Array.from({ length: count }, (_, at) => ({ dueOn: bankDayFrom(addMonths(first, at)), cents }))

const lastOf = (lines: DebitLine[], more: Partial<DebitNotice> = {}): DebitNotice => ({
  ...TERMS,
  sentOn: '2026-12-10',
  lines,
  ...more,
})

const plan = (
  wanted: DebitLine[],
  last: DebitNotice | null,
  today = '2026-12-14',
  noticeDays = 14,
  terms = TERMS,
  tellDays = 800,
) => planNotice(wanted, { terms, last, noticeDays, today, tellUntil: addDays(today, tellDays) })

const year = months('2027-01-01', 12)

describe('what a payer is told beforehand', () => {
  it('is everything that is known, the first time', () =>
    expect(plan(year, null)).toEqual({ lines: year, tooLate: [] }))

  it('is told once for a year in which nothing changes', () => {
    let last: DebitNotice | null = null
    let mails = 0
    for (let month = 0; month < 12; month += 1) {
      const today = addDays(year[month]?.dueOn ?? '', -18)
      const { lines } = plan(months('2027-01-01', 13 + month).slice(month), last, today, 14, TERMS, 28)
      if (lines) {
        mails += 1
        last = lastOf(lines, { sentOn: today })
      }
    }
    expect(mails).toBe(1)
  })

  it.each<[string, DebitLine[], DebitLine[] | null]>([
    ['15: an amount that was lowered is covered', months('2027-01-01', 12, 5800), null],
    ['16: an amount that was raised is not', months('2027-01-01', 12, 6800), months('2027-01-01', 12, 6800)],
    ['another day is not', [{ dueOn: '2027-01-15', cents: 6300 }], [{ dueOn: '2027-01-15', cents: 6300 }]],
    ['what is nothing, or a credit, needs none', [{ dueOn: '2027-01-15', cents: 0 }], null],
    ['one line more brings a whole schedule', months('2027-01-01', 13), months('2027-01-01', 13)],
  ])('%s', (_, wanted, lines) => expect(plan(wanted, lastOf(year)).lines).toEqual(lines))

  it.each([
    ['creditor (38)', { creditorId: 'DE98ABC09999999999' }],
    ['mandate', { mandateReference: 'M-2' }],
    ['account (20)', { ibanTail: '9999' }],
  ])('is told anew with another %s', (_, change) =>
    expect(plan(year, lastOf(year), '2026-12-14', 14, { ...TERMS, ...change }).lines).toEqual(year),
  )

  it('does not count where it was told too late', () =>
    expect(plan(year, lastOf(year, { sentOn: '2026-12-28' }), '2026-12-14').lines).toEqual(year))

  it.each([
    ['43: ordered on the 25th for the 1st, fourteen days', '2026-12-25', 14, ['2027-01-04']],
    ['43: and five days that were agreed', '2026-12-25', 5, []],
    ['the last day that is early enough', '2026-12-21', 14, []],
    ['the first that is not', '2026-12-22', 14, ['2027-01-04']],
  ])('leaves out what cannot be told in time (%s)', (_, today, noticeDays, tooLate) => {
    const planned = plan(year, null, today, noticeDays)
    expect(planned.tooLate.map(({ dueOn }) => dueOn)).toEqual(tooLate)
    expect(planned.lines).toHaveLength(12 - tooLate.length)
  })

  it('is nothing where all that is open is too late', () =>
    expect(plan(months('2027-01-01', 1), null, '2027-01-03')).toEqual({
      lines: null,
      tooLate: months('2027-01-01', 1),
    }))
})
