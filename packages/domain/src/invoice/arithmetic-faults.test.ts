import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ARITHMETIC_RULES, type ArithmeticRule, arithmeticFaults, type SaidAmounts } from './arithmetic-faults.ts'
import type { InvoicedClaim } from './invoice-claim.ts'
import { invoiceLines } from './invoice-lines.ts'
import { type InvoiceTotals, invoiceTotals } from './invoice-totals.ts'

const SOUND: SaidAmounts = {
  lines: [10_000, 5_000],
  allowances: [1_000],
  charges: [500],
  lineSum: 15_000,
  allowanceSum: 1_000,
  chargeSum: 500,
  net: 14_500,
  vat: 1_015,
  gross: 15_515,
  prepaid: 500,
  rounding: 1,
  due: 15_016,
  rates: [{ net: 14_500, vat: 1_015, permille: 70 }],
}

const BROKEN: [ArithmeticRule, Partial<SaidAmounts>][] = [
  ['BR-CO-10', { lines: [10_000, 5_001] }],
  ['BR-CO-11', { allowances: [999] }],
  ['BR-CO-12', { charges: [] }],
  ['BR-CO-13', { net: 14_501, gross: 15_516, due: 15_017 }],
  ['BR-CO-14', { vat: 1_016, gross: 15_516, due: 15_017 }],
  ['BR-CO-15', { gross: 15_514, due: 15_015 }],
  ['BR-CO-16', { prepaid: 0 }],
  ['BR-CO-17', { rates: [{ net: 14_510, vat: 1_015, permille: 70 }] }],
]

it('a sound invoice breaks no rule', () => {
  expect(arithmeticFaults(SOUND)).toEqual([])
  expect(BROKEN.map(([rule]) => rule)).toEqual(ARITHMETIC_RULES)
})

it.each(BROKEN)('%s is broken by an amount that does not fit, and no other rule is', (rule, wrong) => {
  expect(arithmeticFaults({ ...SOUND, ...wrong })).toEqual([rule])
})

const claim = fc.record({
  id: fc.uuid(),
  placeId: fc.constantFrom('a', 'b', null),
  place: fc.constant('School'),
  product: fc.constantFrom('School ticket', 'Job ticket'),
  component: fc.constantFrom('fare', 'returnFee'),
  periodStart: fc.constantFrom('2026-12-01', '2027-01-01'),
  cents: fc.integer({ min: -9_999, max: 9_999 }).filter(cents => cents !== 0),
  vatPermille: fc.constantFrom(0, 70, 190),
  byPayroll: fc.boolean(),
  precedingId: fc.constant(null),
}) satisfies fc.Arbitrary<InvoicedClaim>

const said = (lines: readonly { netCents: number }[], totals: InvoiceTotals): SaidAmounts => ({
  lines: lines.map(({ netCents }) => netCents),
  allowances: [],
  charges: [],
  lineSum: totals.netCents,
  allowanceSum: 0,
  chargeSum: 0,
  net: totals.netCents,
  vat: totals.vatCents,
  gross: totals.grossCents,
  prepaid: totals.prepaidCents,
  rounding: totals.roundingCents,
  due: totals.dueCents,
  rates: totals.rates.map(({ netCents, vatCents, vatPermille }) => ({
    net: netCents,
    vat: vatCents,
    permille: vatPermille,
  })),
})

it('whatever was claimed, its invoice keeps all rules, and is due over exactly what was claimed', () => {
  fc.assert(
    fc.property(fc.array(claim, { minLength: 1, maxLength: 60 }), fc.nat(9_999), (claims, prepaid) => {
      const lines = invoiceLines(claims)
      const totals = invoiceTotals(lines, prepaid)
      expect(arithmeticFaults(said(lines, totals))).toEqual([])
      const claimed = claims.reduce((sum, { cents }) => sum + cents, 0)
      expect(totals.dueCents).toBe(claimed - prepaid)
      expect(Math.abs(totals.roundingCents)).toBeLessThanOrEqual(totals.rates.length)
      expect(lines.flatMap(({ claimIds }) => claimIds).toSorted()).toEqual(claims.map(({ id }) => id).toSorted())
    }),
  )
})
