import type { GtfsTables } from '@billett/timetable'
import { describe, expect, it } from 'vitest'
import { fare, rows, type Sold, soldBy, wholeFeed } from './whole-feed.fixture.ts'

const first = (prices: string[], rules: string[] = []): Sold =>
  soldBy(
    wholeFeed({
      fare_attributes: rows('fare_id,price,currency_type', ...prices),
      fare_rules: rows('fare_id,route_id,origin_id,destination_id,contains_id', ...rules),
    }),
  )
const second = (products: string[], more: GtfsTables = {}): Sold =>
  soldBy(
    wholeFeed({
      fare_products: rows('fare_product_id,amount,currency', ...products),
      fare_leg_rules: rows('fare_product_id,network_id,rule_priority', 'p,,0', 'q,rail,1'),
      ...more,
    }),
  )
const errors = (sold: Sold) =>
  sold.ok
    ? []
    : sold.problems.flatMap(({ severity, kind, line, value }) => (severity === 'error' ? [[kind, line, value]] : []))

describe('a price', () => {
  it.each([
    ['EUR', '2.50', 250],
    ['usd', '2.500', 250],
    ['JPY', '210', 210],
    ['JPY', '210.00', 210],
    ['ISK', '600', 600],
    ['KWD', '1.250', 1250],
    ['IQD', '1.250', 1250],
    ['CLF', '0.1234', 1234],
  ])('in %s of %s counts the smallest unit of ISO 4217', (currency, price, cents) => {
    expect(fare(first([`f,${price},${currency}`]), '1', '4', '1')).toBe(`known ${cents}`)
    expect(fare(second([`p,${price},${currency}`, `q,${price},${currency}`]), '1', '4', '1')).toBe(`known ${cents}`)
  })

  it.each([
    ['EUR', '2.505'],
    ['JPY', '210.50'],
    ['KWD', '1.2505'],
  ])('in %s of %s cannot be paid and refuses the feed, with the line', (currency, price) => {
    const problem = ['finerThanCurrency', 3, `${price} ${currency}`]
    expect(errors(first([`f,1,${currency}`, `g,${price},${currency}`]))).toEqual([problem])
    expect(errors(second([`p,1,${currency}`, `q,${price},${currency}`]))).toEqual([problem])
  })

  it.each(['XQQ', 'EURO', 'DEM', 'XAU', 'XXX'])('in %s, which is no currency to pay in, refuses the feed', code => {
    expect(errors(first(['f,1,EUR', `g,1,${code}`]))).toEqual([['badValue', 3, code]])
    expect(errors(second(['p,1,EUR', `q,1,${code}`]))).toEqual([['badValue', 3, code]])
  })
})

describe('a fare in a second currency', () => {
  it('makes the price unknown where it holds, since nobody can say which is cheaper', () => {
    const sold = first(['a,3,EUR', 'b,2,EUR', 'c,210,JPY'], ['b,1,,,', 'c,7,A,,'])
    expect(fare(sold, '1', '4', '7')).toBe('unknown')
    expect(fare(sold, '4', '1', '7')).toBe('known 300')
    expect(fare(sold, '1', '4', '1')).toBe('known 200')
  })

  it('makes it unknown in the second format too', () => {
    const sold = second(['p,2,EUR', 'r,2,EUR', 'q,210,JPY'])
    expect(fare(sold, '1', '4', '7')).toBe('unknown')
    expect(fare(sold, '1', '4', '1')).toBe('known 200')
  })

  it('is the same currency in small letters', () => {
    expect(fare(first(['a,3,EUR', 'b,2,eur']), '1', '4', '1')).toBe('known 200')
  })
})
