import { describe, expect, it } from 'vitest'
import type { Share } from './share.ts'
import { amountOf, type Why, wholeOf } from './why.ts'

const shares: Share[] = [
  { payer: 'anna', kind: 'fixed', cents: 1400 },
  { payer: 'town', kind: 'remainder' },
]
const part = (cents: number, days: number) => ({
  product: 'p',
  cents,
  priceSince: '2026-01-01',
  days,
  instalment: null,
})
const period = (payer: string, ...parts: ReturnType<typeof part>[]): Why => ({
  kind: 'period',
  component: 'fare',
  period: { from: '2027-03-01', to: '2027-04-01' },
  ofDays: 31,
  parts,
  gaps: [],
  payer,
  shares,
  ofCents: 6300,
})
const difference = (regularCents: number, fareCents: number, mostCents: number): Why => ({
  kind: 'termDifference',
  reason: 'customerRequest',
  months: [
    { from: '2027-01-01', regularCents, fareCents },
    { from: '2027-02-01', regularCents, fareCents },
  ],
  mostCents,
  payer: 'anna',
  shares: [{ payer: 'anna', kind: 'remainder' }],
  ofCents: fareCents,
})

describe('an amount', () => {
  it('is of its days, shared as the whole price is', () => {
    expect(amountOf(period('anna', part(6300, 31)))).toBe(1400)
    expect(amountOf(period('town', part(6300, 31)))).toBe(4900)
    expect(amountOf(period('anna', part(6300, 10)))).toBe(452)
    expect(amountOf(period('town', part(6300, 10)))).toBe(1580)
    expect(wholeOf(period('anna', part(6300, 16), part(8000, 15)))).toBe(7123)
    expect(amountOf(period('anna'))).toBe(0)
  })

  it('of who does not share is nothing', () => expect(amountOf(period('ben', part(6300, 31)))).toBe(0))

  it('for leaving early is between nothing and the rest of the term', () => {
    expect(amountOf(difference(8000, 6300, 9999))).toBe(3400)
    expect(amountOf(difference(8000, 6300, 3000))).toBe(3000)
    expect(amountOf(difference(6000, 6300, 3000))).toBe(0)
  })
})
