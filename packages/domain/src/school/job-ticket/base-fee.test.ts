import { expect, it } from 'vitest'
import { type BaseFee, baseFeeOf, monthsToCharge } from './base-fee.ts'
import type { FrameworkTerms } from './framework-terms.ts'

const counted = { staff: 120, taker: 25 }

it.each<[string, FrameworkTerms['baseFee'], BaseFee | null]>([
  ['for each ticket', { per: 'taker', cents: 150 }, { per: 'taker', count: 25, cents: 150, sumCents: 3750 }],
  ['for everybody in the list', { per: 'staff', cents: 99 }, { per: 'staff', count: 120, cents: 99, sumCents: 11_880 }],
  ['none is agreed', null, null],
  ['nothing is nothing', { per: 'staff', cents: 0 }, null],
])('a base fee: %s', (_, baseFee, owed) => {
  expect(baseFeeOf({ baseFee }, counted)).toEqual(owed)
})

it('is not owed where there is nobody', () => {
  expect(baseFeeOf({ baseFee: { per: 'taker', cents: 150 } }, { staff: 120, taker: 0 })).toBeNull()
})

it.each([
  ['before anything was charged', null, ['2027-04-01']],
  ['a month that was charged', '2027-04-01', ['2027-04-01']],
  ['the next month', '2027-03-01', ['2027-04-01']],
  ['after months without a worker', '2027-01-01', ['2027-02-01', '2027-03-01', '2027-04-01']],
])('%s: these months are charged', (_, last, months) => {
  expect(monthsToCharge('2027-04-01', last)).toEqual(months)
})

it('is made up for a year at most', () => {
  expect(monthsToCharge('2027-04-01', '2020-01-01')[0]).toBe('2026-04-01')
})
