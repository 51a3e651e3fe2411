import { describe, expect, it } from 'vitest'
import { firstPayment, minimumTermCost } from './committed-cost.ts'

const monthly = { period: { kind: 'calendarMonth' }, instalments: null } as const
const year = { kind: 'year' } as const
const inTwelve = { period: { kind: 'calendarMonth' }, instalments: { parts: 12, term: year } } as const
const half = { months: 6, difference: true }
const whole = { months: 12, difference: true }

describe('what binds costs', () => {
  it.each([
    ['a month, where it can end with every month', { ...monthly, minimumTerm: null }, 6300, 6300, null],
    ['all months of the minimum term', { ...monthly, minimumTerm: half }, 6300, 6300, 37_800],
    [
      'the price of the term, of which a twelfth comes first',
      { ...inTwelve, minimumTerm: whole },
      93_200,
      7767,
      93_200,
    ],
    [
      'two terms, where one does not reach',
      { ...inTwelve, minimumTerm: { months: 18, difference: true } },
      1200,
      100,
      2400,
    ],
    ['a year, where it is paid by the year', { ...monthly, period: year, minimumTerm: whole }, 30_000, 30_000, 30_000],
  ] as const)('%s', (_, terms, price, first, all) => {
    expect(firstPayment(terms, price)).toBe(first)
    expect(minimumTermCost(terms, price)).toBe(all)
  })
})
