import { describe, expect, it } from 'vitest'
import { aPoint, claimedOf, concluded, paused } from '../contract.fixture.ts'

describe('a term paid in twelve parts', () => {
  const terms = { instalments: { parts: 12, term: { kind: 'schoolYear', begins: '08-01' } } } as const
  const prices = [aPoint({ cents: 70_001 }), aPoint({ cents: 80_000, validFrom: '2027-01-01' })]
  const sumOf = (claims: string[]) => claims.reduce((sum, claim) => sum + Number(claim.split(' ')[3]), 0)

  it('costs exactly its price, and that of its first day until it is over', () => {
    const year = claimedOf({ terms, prices, happenings: [concluded('2026-08-01')], until: '2027-08-01' })
    expect(year.map(claim => Number(claim.split(' ')[3]))).toEqual([
      5833, 5834, 5833, 5834, 5833, 5834, 5833, 5833, 5834, 5833, 5834, 5833,
    ])
    expect(sumOf(year)).toBe(70_001)
    expect(claimedOf({ terms, prices, happenings: [concluded('2026-08-01')], until: '2027-08-02' }).at(-1)).toBe(
      '2027-08-01 anna fare 6667',
    )
  })

  it('costs ten twelfths with a pause of two months over the turn of the year (12)', () => {
    const happenings = [concluded('2026-08-01'), paused('2026-12-01', '2027-02-01')]
    const year = claimedOf({ terms, prices, happenings, until: '2027-08-01' })
    expect(year.map(claim => claim.slice(0, 7))).toEqual([
      ...['2026-08', '2026-09', '2026-10', '2026-11'],
      ...['2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07'],
    ])
    expect(sumOf(year)).toBe(58_334)
  })

  it('in ten parts leaves the last months without one', () => {
    const inTen = { instalments: { ...terms.instalments, parts: 10 } }
    const year = claimedOf({ terms: inTen, prices, happenings: [concluded('2026-08-01')], until: '2027-08-01' })
    expect(year).toHaveLength(10)
    expect(sumOf(year)).toBe(70_001)
  })

  it('begun within a month counts twelve months from that one', () => {
    const year = { instalments: { parts: 12, term: { kind: 'year' } } } as const
    const all = claimedOf({ terms: year, prices, happenings: [concluded('2026-03-17')], until: '2027-03-02' })
    expect(all).toHaveLength(13)
    expect(sumOf(all.slice(0, 12))).toBe(70_001)
    expect(all.at(-1)).toBe('2027-03-01 anna fare 6667')
  })
})
