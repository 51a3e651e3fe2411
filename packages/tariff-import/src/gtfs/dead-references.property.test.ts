import type { Journey } from '@billett/domain'
import type { GtfsRow, GtfsTables } from '@billett/timetable'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricesOf, rows, type Sold, soldBy, wholeFeed } from './whole-feed.fixture.ts'

const WAY = ['1', '2', '3', '4']
const LINES = ['1', '2', '7']
const some = (...values: string[]) => fc.constantFrom('', ...values)
const table = (columns: Record<string, fc.Arbitrary<string>>, size: { minLength?: number; maxLength: number }) =>
  fc.array(fc.record(columns), size)
const unique = (column: string, list: GtfsRow[]): GtfsRow[] => [
  ...new Map(list.map(row => [row[column], row])).values(),
]

const V1: fc.Arbitrary<GtfsTables> = fc
  .record({
    fare_attributes: table(
      {
        fare_id: fc.constantFrom('f', 'g', 'h'),
        price: fc.constantFrom('0.00', '1.00', '2.50', '4.00'),
        currency_type: fc.constant('EUR'),
        transfers: some('0', '1'),
        agency_id: some('main', 'other'),
      },
      { minLength: 1, maxLength: 5 },
    ).map(list => unique('fare_id', list)),
    fare_rules: table(
      {
        fare_id: fc.constantFrom('f', 'g', 'h'),
        route_id: some('1', '7', '9'),
        origin_id: some('A', 'B', 'D'),
        destination_id: some('B', 'C', 'D'),
        contains_id: some('A', 'D'),
      },
      { maxLength: 6 },
    ),
  })
  .map(({ fare_attributes, fare_rules }) => ({
    fare_attributes,
    fare_rules: fare_rules.filter(rule => fare_attributes.some(({ fare_id }) => fare_id === rule.fare_id)),
  }))

const areas = table(
  { area_id: fc.constantFrom('in', 'out', 'far'), stop_id: fc.constantFrom('S', ...WAY, '5') },
  { maxLength: 8 },
)
const V2: fc.Arbitrary<GtfsTables> = fc
  .record({
    areas: fc.constant(rows('area_id,area_name', 'in,Inner', 'out,Outer', 'far,Far')),
    stop_areas: areas,
    networks: fc.constant(rows('network_id,network_name', 'bus,Bus', 'rail,Rail', 'none,None')),
    route_networks: fc.subarray(rows('network_id,route_id', 'bus,1', 'bus,2', 'rail,7', 'none,9')),
    timeframes: fc.constant(rows('timeframe_group_id,start_time,end_time,service_id', 'rush,7:00:00,9:00:00,night')),
    rider_categories: fc.constant(rows('rider_category_id,rider_category_name', 'adult,Adult', 'child,Child')),
    fare_media: fc.constant(rows('fare_media_id,fare_media_name', 'app,App', 'cash,Cash')),
    fare_products: table(
      {
        fare_product_id: fc.constantFrom('p', 'q'),
        fare_product_name: fc.constantFrom('Ride', 'Day pass'),
        rider_category_id: some('adult', 'child'),
        fare_media_id: some('app', 'cash'),
        amount: fc.constantFrom('0.00', '1.00', '2.50', '4.00'),
        currency: fc.constant('EUR'),
      },
      { minLength: 1, maxLength: 6 },
    ),
    fare_leg_rules: table(
      {
        leg_group_id: some('a', 'b'),
        fare_product_id: fc.constantFrom('p', 'q'),
        from_area_id: some('in', 'out', 'far'),
        to_area_id: some('in', 'out'),
        network_id: some('bus', 'rail', 'none'),
        from_timeframe_group_id: fc.constantFrom('', '', '', 'rush'),
        rule_priority: some('1', '2'),
      },
      { minLength: 1, maxLength: 6 },
    ),
    fare_transfer_rules: fc.constantFrom<GtfsRow[]>(
      [],
      rows('from_leg_group_id,to_leg_group_id,transfer_count,fare_transfer_type', 'a,a,1,0'),
    ),
    prioritised: fc.boolean(),
  })
  .map(({ prioritised, ...tables }) => ({
    ...tables,
    fare_leg_rules: tables.fare_leg_rules
      .filter(rule => tables.fare_products.some(({ fare_product_id }) => fare_product_id === rule.fare_product_id))
      .map(({ rule_priority = '', ...rule }) => (prioritised ? { ...rule, rule_priority } : rule)),
  }))
  .filter(({ fare_leg_rules }) => fare_leg_rules.length > 0)

/** Where ids are declared. A zone is declared by its stops, a network by its row or by the lines that carry it. */
const DECLARED: readonly (readonly [column: string, ...tables: string[]])[] = [
  ['agency_id', 'agency'],
  ['route_id', 'routes'],
  ['stop_id', 'stops'],
  ['zone_id', 'stops'],
  ['area_id', 'areas'],
  ['network_id', 'networks', 'routes'],
  ['timeframe_group_id', 'timeframes'],
  ['service_id', 'calendar'],
  ['rider_category_id', 'rider_categories'],
  ['fare_media_id', 'fare_media'],
  ['fare_product_id', 'fare_products'],
  ['fare_id', 'fare_attributes'],
]

const isNamed = (tables: GtfsTables, id: string): boolean =>
  Object.values(tables).some(list => list.some(row => Object.values(row).includes(id)))

/** Every way to take one id away that others name: its rows are gone, the rows that name it stay. */
const takings = (tables: GtfsTables): { id: string; left: GtfsTables }[] =>
  DECLARED.flatMap(([column, ...declaring]) => {
    const ids = new Set(declaring.flatMap(name => (tables[name] ?? []).flatMap(row => row[column] || [])))
    const without = (id: string): GtfsTables => ({
      ...tables,
      ...Object.fromEntries(
        declaring.map(name => [name, (tables[name] ?? []).filter(row => row[column] !== id)] as const),
      ),
    })
    return [...ids]
      .map(id => ({ id: `${column} ${id}`, left: without(id), named: isNamed(without(id), id) }))
      .filter(({ named }) => named)
  })

const journeys: Journey[] = ['S', ...WAY].flatMap(origin =>
  WAY.flatMap(destination =>
    [...LINES.map(line => [line]), ['1', '7'], ['1', '2', '7']].map(lines => ({
      origin,
      destination,
      trip: { lines, zones: ['A', 'B', 'C'].slice(0, Number(destination)) },
    })),
  ),
)

const wrongPrices = (before: Sold, after: Sold, stops: ReadonlySet<string | undefined>): string[] => {
  if (!before.ok || !after.ok) return []
  const planned = journeys.filter(({ origin }) => stops.has(origin))
  return planned.flatMap(journey => {
    const was = pricesOf(before.tariff, journey)
    return Object.entries(pricesOf(after.tariff, journey)).flatMap(([traveller, price]) =>
      price === 'unknown' || price === (was[traveller] ?? 'unknown')
        ? []
        : [
            `${journey.origin} > ${journey.destination} by ${journey.trip?.lines}: ${traveller} ${was[traveller]}, ${price}`,
          ],
    )
  })
}

describe.each([
  ['first', V1],
  ['second', V2],
])('a feed of the %s format without the rows of one id that others name', (_, fares) => {
  it('is refused, or sells each journey at the same price or not at all', () => {
    fc.assert(
      fc.property(fares, tables => {
        const whole = wholeFeed(tables)
        const before = soldBy(whole)
        expect(before.ok).toBe(true)
        for (const { id, left } of takings(whole)) {
          const stops = new Set(left.stops?.map(row => row.stop_id))
          expect({ id, wrong: wrongPrices(before, soldBy(left), stops) }).toEqual({ id, wrong: [] })
        }
      }),
      { numRuns: 60 },
    )
  })
})
