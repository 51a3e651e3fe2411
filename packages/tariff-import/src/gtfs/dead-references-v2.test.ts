import type { GtfsTables } from '@billett/timetable'
import { describe, expect, it } from 'vitest'
import { fare, rows, type Sold, soldBy, wholeFeed } from './whole-feed.fixture.ts'

const COLUMNS = 'fare_product_id,from_area_id,to_area_id,network_id,rule_priority,from_timeframe_group_id'
const PRODUCTS = 'fare_product_id,fare_product_name,amount,currency,rider_category_id'
const products = rows(PRODUCTS, 'cheap,Cheap,2.00,EUR,', 'dear,Dear,10.00,EUR,', 'mid,Middle,5.00,EUR,')

/** Area `in` has the stops 1 and 2, `out` 3 and 4. Rules in the order of `COLUMNS`. */
const fares = (legs: string[], more: GtfsTables = {}, columns = COLUMNS): Sold =>
  soldBy(
    wholeFeed({
      areas: rows('area_id,area_name', 'in,Inner', 'out,Outer'),
      stop_areas: rows('area_id,stop_id', 'in,1', 'in,2', 'out,3', 'out,4'),
      fare_products: products,
      fare_leg_rules: rows(columns, ...legs),
      ...more,
    }),
  )
const notes = (sold: Sold) =>
  sold.ok ? sold.report.notes.map(({ kind, table, examples }) => [kind, table, examples]) : []

describe('a leg rule that was left out', () => {
  const everywhere = 'cheap,,,,0,'

  it.each([
    ['for a time of the day', 'dear,in,out,,1,rush'],
    ['for a network nobody knows', 'dear,in,out,GONE,1,'],
    ['for a product in another currency', 'foreign,in,out,,1,'],
  ])('%s makes the price unknown where it could hold, and nowhere else', (_, rule) => {
    const sold = fares([everywhere, rule], {
      fare_products: [...products, ...rows(PRODUCTS, 'foreign,Foreign,9.00,CHF,')],
    })
    expect(fare(sold, '1', '4', '1')).toBe('unknown')
    expect(fare(sold, '4', '1', '1')).toBe('known 200')
    expect(fare(sold, '1', '2', '1')).toBe('known 200')
  })

  it('for an area nobody knows could hold wherever its other conditions do', () => {
    const sold = fares([everywhere, 'dear,GONE,out,,1,'])
    expect(fare(sold, '1', '4', '1')).toBe('unknown')
    expect(fare(sold, '3', '4', '1')).toBe('unknown')
    expect(fare(sold, '4', '1', '1')).toBe('known 200')
    expect(notes(sold)).toContainEqual(['unknownArea', 'fare_leg_rules', ['GONE']])
  })

  it('counts against rules of its own priority and below, not against higher ones', () => {
    const sold = fares(['cheap,,,,1,', 'dear,,,,1,rush', 'mid,in,in,,2,'])
    expect(fare(sold, '1', '4', '1')).toBe('unknown')
    expect(fare(sold, '1', '2', '1')).toBe('known 500')
  })

  it('counts against all where the feed has no priorities', () => {
    const sold = fares(
      ['dear,in,out,rush', 'cheap,in,out,', 'cheap,in,in,'],
      {},
      'fare_product_id,from_area_id,to_area_id,from_timeframe_group_id',
    )
    expect(fare(sold, '1', '4')).toBe('unknown')
    expect(fare(sold, '1', '2')).toBe('known 200')
  })

  it('of a network counts on its lines', () => {
    const sold = fares([everywhere, 'dear,,,rail,1,rush'])
    expect(fare(sold, '1', '4', '7')).toBe('unknown')
    expect(fare(sold, '1', '4', '1')).toBe('known 200')
  })

  it('does not make a ticket of another kind out of the others', () => {
    const legs = ['mid,in,out,GONE,0,', 'dear,in,out,GONE,0,', 'dear,in,in,,0,']
    const sold = fares(legs)
    const version = sold.ok ? sold.tariff.versions[0] : undefined
    expect(version?.groups.map(({ name, kind }) => [name, kind])).toEqual([
      ['dear', 'relation'],
      ['cheap', 'fixPrice'],
    ])
  })
})

describe('an area, a network', () => {
  it('without a row of its own keeps its prices, since its stops and lines are named elsewhere', () => {
    const area = fares(['cheap,,,,0,', 'dear,in,out,,1,'], { areas: rows('area_id,area_name', 'in,Inner') })
    expect(fare(area, '1', '4', '1')).toBe('known 1000')
    expect(fare(area, '1', '2', '1')).toBe('known 200')
    const network = fares(['cheap,,,,0,', 'dear,,,metro,1,'], {
      route_networks: rows('network_id,route_id', 'metro,2'),
    })
    expect(fare(network, '1', '4', '2')).toBe('known 1000')
  })

  it('without a stop or a line holds nowhere and takes nothing from other rules', () => {
    const sold = fares(['cheap,,,,0,', 'dear,empty,,,1,', 'mid,,,none,1,'], {
      areas: rows('area_id,area_name', 'in,Inner', 'out,Outer', 'empty,'),
      networks: rows('network_id,network_name', 'none,None'),
    })
    expect(fare(sold, '1', '4', '1')).toBe('known 200')
    expect(notes(sold)).toEqual([
      ['emptyArea', 'fare_leg_rules', ['empty']],
      ['emptyNetwork', 'fare_leg_rules', ['none']],
    ])
  })
})

describe('a feed of the second format is refused', () => {
  it('where a product is for a kind of passenger nobody knows', () => {
    const sold = fares(['cheap,,,,0,'], { fare_products: rows(PRODUCTS, 'cheap,Cheap,2.00,EUR,gone') })
    expect(fare(sold, '1', '4', '1')).toBe('refused')
  })

  it('where only a missing station would say in which area a platform lies', () => {
    const stops = (wholeFeed().stops ?? []).filter(({ stop_id }) => stop_id !== 'S')
    const stop_areas = rows('area_id,stop_id', 'in,1', 'in,2', 'out,S', 'out,4')
    expect(fare(fares(['cheap,,,,0,', 'dear,in,out,,1,'], { stop_areas, stops }), '1', '3', '1')).toBe('refused')
    expect(fare(fares(['cheap,,,,0,', 'dear,in,out,,1,'], { stop_areas }), '1', '3', '1')).toBe('known 1000')
  })

  it('where a priority is no number', () => {
    expect(fare(fares(['cheap,,,,0,', 'dear,in,out,,high,']), '1', '4', '1')).toBe('refused')
  })
})
