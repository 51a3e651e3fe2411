import { expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { aPoint, claimedOf, concluded, productChanged } from '../contract.fixture.ts'

const DEARER = [aPoint(), aPoint({ validFrom: '2027-01-01', cents: 6800 })]

it('the price is what was agreed, until it is agreed anew', () => {
  const agreed = (payload: Extract<Happening, { kind: 'priceAgreed' }>['payload'], effectiveOn = '2027-01-01') =>
    ({ kind: 'priceAgreed', effectiveOn, payload }) as const
  const inFebruary = (priceMode: 'regulated' | 'consent', ...happenings: Happening[]) =>
    claimedOf({
      terms: { priceMode },
      prices: DEARER,
      happenings: [concluded('2026-12-01'), ...happenings],
      until: '2027-02-02',
    }).at(-1)
  expect(inFebruary('regulated')).toBe('2027-02-01 anna fare 6800')
  expect(inFebruary('consent')).toBe('2027-02-01 anna fare 6300')
  expect(inFebruary('consent', agreed({ basis: 'consent', bookDay: '2027-01-01' }))).toBe('2027-02-01 anna fare 6800')
  expect(inFebruary('consent', agreed({ basis: 'regulated' }))).toBe('2027-02-01 anna fare 6800')
  const fixed = (until: string) => agreed({ basis: 'fixedUntil', bookDay: '2026-12-01', until })
  expect(inFebruary('regulated', fixed('2027-02-02'))).toBe('2027-02-01 anna fare 6300')
  expect(inFebruary('regulated', fixed('2027-02-01'))).toBe('2027-02-01 anna fare 6800')
  expect(inFebruary('consent', productChanged('2027-01-15', 'germany'))).toBe('2027-02-01 anna fare 6800')
})
