import { describe, expect, it } from 'vitest'
import { aPoint, claimedOf, concluded, ended } from '../contract.fixture.ts'

describe('who leaves within the minimum term', () => {
  const difference = (end: string, reason: 'customerRequest' | 'priceChange' = 'customerRequest', months = 12) =>
    claimedOf({
      terms: { minimumTerm: { months, difference: true } },
      prices: [aPoint({ regularCents: 8000 })],
      happenings: [concluded('2027-01-01'), ended(end, reason)],
      until: '2029-01-01',
    }).filter(claim => claim.includes('termDifference'))

  it.each([
    ['pays for four months what they had cost without it', '2027-05-01', ['2027-04-01 anna termDifference 6800']],
    ['pays no more than the rest of the term', '2027-12-01', ['2027-11-01 anna termDifference 6300']],
    ['pays nothing at its end', '2028-01-01', []],
    ['pays nothing where it never began', '2027-01-01', []],
  ])('%s', (_, end, expected) => expect(difference(end)).toEqual(expected))

  it('pays nothing after a price change, nor after a year (35)', () => {
    expect(difference('2027-05-01', 'priceChange')).toEqual([])
    expect(difference('2028-01-01', 'customerRequest', 24)).toEqual([])
    expect(difference('2027-12-01', 'customerRequest', 24)).toEqual(['2027-11-01 anna termDifference 18700'])
  })

  it('pays as the fares are shared', () => {
    const shares = [
      { payer: 'anna', kind: 'permille', permille: 250 },
      { payer: 'works', kind: 'remainder' },
    ] as const
    const claims = claimedOf({
      terms: { minimumTerm: { months: 12, difference: true } },
      prices: [aPoint({ regularCents: 8000 })],
      happenings: [concluded('2027-01-01', { shares: [...shares] }), ended('2027-05-01')],
    })
    expect(claims.filter(claim => claim.includes('termDifference'))).toEqual([
      '2027-04-01 anna termDifference 1700',
      '2027-04-01 works termDifference 5100',
    ])
  })
})
