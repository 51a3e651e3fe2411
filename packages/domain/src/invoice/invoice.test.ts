import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type PlainDate } from '../time/plain-date.ts'
import { draftInvoices, type InvoicedClaim } from './invoice-claim.ts'
import { invoiceLines } from './invoice-lines.ts'
import { invoicedOn, invoiceMonth } from './invoice-month.ts'
import { invoiceOfReference, invoicesNamedIn, numberOfInvoice } from './invoice-number.ts'
import { isLeitwegId, missingOnInvoices, USUAL_INVOICE_PROFILE } from './invoice-profile.ts'
import { invoiceState, openOfInvoice } from './invoice-state.ts'
import { invoiceTotals } from './invoice-totals.ts'
import { refusedCancellation } from './refused-cancellation.ts'

let number = 0
const claim = (over: Partial<InvoicedClaim> = {}): InvoicedClaim => ({
  id: `claim ${++number}`,
  placeId: 'north',
  place: 'North',
  product: 'School ticket',
  component: 'fare',
  periodStart: '2026-12-01',
  cents: 6300,
  vatPermille: 70,
  byPayroll: false,
  precedingId: null,
  ...over,
})

describe('which claims stand on which invoice', () => {
  it('a credit of what was invoiced already corrects that invoice, and all others are one invoice', () => {
    const [fare, beside, credit, other] = [
      claim(),
      claim({ cents: -6300 }),
      claim({ cents: -6300, precedingId: 'first' }),
      claim({ cents: -1400, precedingId: 'second' }),
    ]
    expect(draftInvoices([other, fare, credit, beside])).toEqual([
      { kind: 'invoice', precedingId: null, claims: [fare, beside] },
      { kind: 'correction', precedingId: 'first', claims: [credit] },
      { kind: 'correction', precedingId: 'second', claims: [other] },
    ])
  })

  it('more for a month that was invoiced already is no correction: it is owed', () => {
    expect(draftInvoices([claim({ precedingId: 'first' })])).toMatchObject([{ kind: 'invoice' }])
    expect(draftInvoices([])).toEqual([])
  })
})

describe('lines and sums', () => {
  it('tickets of a place at one price are one line, and each place has its own', () => {
    const lines = invoiceLines([claim(), claim({ placeId: 'south', place: 'South' }), claim(), claim({ cents: 1400 })])
    expect(lines.map(({ place, count, unitCents, grossCents }) => [place, count, unitCents, grossCents])).toEqual([
      ['North', 2, 6300, 12_600],
      ['North', 1, 1400, 1400],
      ['South', 1, 6300, 6300],
    ])
  })

  it('prices hold VAT: 3 × 63.00 at 7 % are 176.64 and 12.36', () => {
    const lines = invoiceLines([claim(), claim({ placeId: 'south', place: 'South' }), claim()])
    expect(lines.map(({ netCents }) => netCents)).toEqual([11_776, 5_888])
    expect(invoiceTotals(lines, 0)).toEqual({
      netCents: 17_664,
      vatCents: 1_236,
      grossCents: 18_900,
      prepaidCents: 0,
      roundingCents: 0,
      dueCents: 18_900,
      rates: [{ vatPermille: 70, netCents: 17_664, vatCents: 1_236 }],
    })
  })

  it('a price that no net amount and rate come to is met by a cent of rounding', () => {
    // 0.08 holds 0.01 of VAT (0.0052…), and 7 % of 0.07 are nothing (0.0049).
    const totals = invoiceTotals(invoiceLines([claim({ cents: 8 })]), 0)
    expect(totals).toMatchObject({ netCents: 7, vatCents: 0, grossCents: 7, roundingCents: 1, dueCents: 8 })
  })
})

it.each([
  ['2026-12-01', '2026-11', '2026-11-02', '2026-12-01'],
  ['2026-12-02', '2026-12', '2026-12-02', '2027-01-01'],
  ['2026-12-31', '2026-12', '2026-12-02', '2027-01-01'],
  ['2027-01-01', '2026-12', '2026-12-02', '2027-01-01'],
])('on %s invoices are made for %s', (today, month, knownBefore, before) => {
  expect(invoiceMonth(today)).toEqual({ month, knownBefore, before })
})

it.each([
  ['2026-12-01', '2026-11-21', '2026-12-02'],
  ['2026-12-01', '2026-12-01', '2026-12-02'],
  ['2026-12-01', '2026-12-02', '2027-01-02'],
  ['2027-03-15', '2026-12-31', '2027-03-02'],
  ['2026-08-01', '2026-12-31', '2027-01-02'],
])('a period from %s that is known on %s is invoiced on %s', (periodStart, knownOn, on) =>
  expect(invoicedOn(periodStart, knownOn)).toBe(on),
)

it('that is the first day whose invoices have what was known then of such a period', () => {
  const day = fc.integer({ min: 0, max: 1_500 }).map(days => addDays('2026-01-01', days))
  fc.assert(
    fc.property(day, day, (periodStart, knownOn) => {
      const on = invoicedOn(periodStart, knownOn)
      const has = (today: PlainDate) => {
        const { knownBefore, before } = invoiceMonth(today)
        return knownOn < knownBefore && periodStart < before
      }
      expect([has(addDays(on, -1)), has(on)]).toEqual([false, true])
    }),
  )
})

it('a number is read again from the reference money came with', () => {
  expect(numberOfInvoice(2026, 17)).toBe('R2026-000017')
  expect(invoiceOfReference('R2026000017')).toBe('R2026-000017')
  expect(invoiceOfReference('R20261234567')).toBe('R2026-1234567')
  expect(invoiceOfReference('2026000017')).toBeUndefined()
  expect(invoiceOfReference(undefined)).toBeUndefined()
})

it.each([
  [0, 0, '2026-12-16', 'open', 100],
  [0, 0, '2026-12-17', 'overdue', 100],
  [0, 100, '2026-12-17', 'paid', 0],
  [-40, 60, '2026-12-17', 'paid', 0],
  [-140, 0, '2026-12-01', 'paid', 0],
  [-40, 59, '2026-12-16', 'open', 1],
] as const)('corrected by %i and paid %i it is on %s %s', (correctedCents, paidCents, today, state, open) => {
  const kind = 'invoice'
  const invoice = { kind, dueCents: 100, correctedCents, paidCents, dueOn: '2026-12-16', isCancelled: false } as const
  expect(invoiceState(invoice, today)).toBe(state)
  expect(openOfInvoice(invoice)).toBe(open)
  expect(invoiceState({ ...invoice, isCancelled: true }, today)).toBe('cancelled')
  expect(invoiceState({ ...invoice, kind: 'correction' }, today)).toBe('credit')
  expect(openOfInvoice({ ...invoice, kind: 'correction' })).toBe(0)
})

it.each([
  ['authority', {}, 'leitwegId'],
  ['school', { email: 'a@example.org' }, 'leitwegId'],
  ['authority', { leitwegId: '04011000-1234512345-06' }, null],
  ['payer', { buyerReference: 'KST 7' }, 'email'],
  ['payer', { buyerReference: 'KST 7', email: 'a@example.org' }, null],
  ['company', {}, 'email'],
  ['department', { email: 'a@example.org' }, null],
] as const)('an XRechnung to a %s with %j lacks %s', (kind, said, lacks) => {
  const profile = { ...USUAL_INVOICE_PROFILE, ...said }
  expect(missingOnInvoices({ ...profile, format: 'xrechnung' }, kind)).toBe(lacks)
  expect(missingOnInvoices(profile, kind)).toBeNull()
})

it.each([
  ['04011000-1234512345-06', true],
  ['991-33333TEST-33', true],
  ['04011000-1234512345-07', false],
  ['04011000123451234506', false],
  ['', false],
])('%s is a Leitweg-ID: %s', (text, is) => {
  expect(isLeitwegId(text)).toBe(is)
})

it.each([
  ['Rechnung R2026-000017 vom 2.12.', ['R2026-000017']],
  ['RE R2026 000017, r2026000018 und R2026-000017', ['R2026-000017', 'R2026-000018']],
  ['KUNDE 2026000017', []],
  ['XR2026-000017', []],
  ['R2026-00001', []],
])('in %j the invoices %j are named', (text, numbers) => {
  expect(invoicesNamedIn(text)).toEqual(numbers)
})

it.each([
  ['invoice', [], null],
  ['invoice', ['correction'], 'corrected'],
  ['invoice', ['cancellation'], 'cancelled'],
  ['invoice', ['correction', 'cancellation'], 'cancelled'],
  ['correction', [], 'noInvoice'],
  ['cancellation', ['invoice'], 'noInvoice'],
] as const)('an %s of which %j was made is taken back, or not: %s', (kind, following, refused) => {
  expect(refusedCancellation(kind, following)).toBe(refused)
})
