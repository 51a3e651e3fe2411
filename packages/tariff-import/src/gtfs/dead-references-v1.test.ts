import type { GtfsTables } from '@billett/timetable'
import { describe, expect, it } from 'vitest'
import { tariffFromGtfs } from './tariff-from-gtfs.ts'
import { fare, rows, type Sold, soldBy, wholeFeed } from './whole-feed.fixture.ts'

const fares = (prices: string[], rules: string[], more: GtfsTables = {}): Sold =>
  soldBy(
    wholeFeed({
      fare_attributes: rows(
        'fare_id,price,currency_type,payment_method,transfers,agency_id',
        ...prices.map(price => price.padEnd(price.length + 5 - price.split(',').length, ',')),
      ),
      fare_rules: rows('fare_id,route_id,origin_id,destination_id,contains_id', ...rules),
      ...more,
    }),
  )
const notes = (sold: Sold) =>
  sold.ok ? sold.report.notes.map(({ severity, kind, table, examples }) => [severity, kind, table, examples]) : []

describe('a rule of the first format that names what the feed does not have', () => {
  it.each([
    ['route', 'cheap,GONE,,,'],
    ['zone to begin in', 'cheap,,GONE,,'],
    ['zone to end in', 'cheap,,,GONE,'],
    ['zone to touch', 'cheap,,,,GONE'],
    ['zone of a pair', 'cheap,,A,GONE,'],
  ])('a %s, holds for no journey, and the fare that loses its last rule is not sold', (_, rule) => {
    for (const price of ['0.50', '0.00']) {
      const sold = fares(['right,10.50,EUR', `cheap,${price},EUR`], ['right,,A,C,', rule])
      expect(fare(sold, '1', '4', '1')).toBe('known 1050')
      expect(fare(sold, '4', '1', '1')).toBe('unknown')
    }
  })

  it('leaves the other rules of the fare alone', () => {
    const sold = fares(['x,2.50,EUR'], ['x,GONE,,,', 'x,7,,,'])
    expect(fare(sold, '1', '4', '7')).toBe('known 250')
    expect(fare(sold, '1', '4', '1')).toBe('unknown')
  })

  it('holds for no journey where it asks for several zones and only one is gone', () => {
    const sold = fares(['right,9,EUR', 'x,2.50,EUR'], ['right,,,,', 'x,1,,,A', 'x,1,,,GONE'])
    expect(fare(sold, '1', '2', '1')).toBe('known 900')
  })

  it('makes nothing else unknown, because the cheapest counts', () => {
    const sold = fares(['flat,3,EUR', 'local,1,EUR', 'gone,0.20,EUR'], ['local,,A,A,', 'gone,GONE,A,A,'])
    expect(fare(sold, '1', '2', '1')).toBe('known 100')
    expect(fare(sold, '1', '4', '1')).toBe('known 300')
  })

  it('is told with the line of the first', () => {
    const tables = wholeFeed({
      fare_attributes: rows('fare_id,price,currency_type', 'x,2,EUR', 'y,1,EUR'),
      fare_rules: rows('fare_id,route_id,origin_id', 'x,1,', 'x,,GONE', 'y,LOST,', 'x,,GONE'),
    })
    const lineOf = (table: string, row: Record<string, string>) => (tables[table] ?? []).indexOf(row) + 2
    const { report } = tariffFromGtfs(tables, { lineOf })
    expect(report.notes.map(({ table, kind, line }) => `${table} ${line}: ${kind}`)).toEqual([
      'fare_rules 3: unknownZone',
      'fare_rules 4: unknownRoute',
      'fare_attributes 3: fareWithoutRule',
    ])
  })

  it('is told, each by name', () => {
    const sold = fares(['x,2,EUR', 'y,1,EUR'], ['x,1,,,', 'y,R8,,,', 'y,R9,,,', 'x,,Z1,,', 'x,,Z1,Z2,'])
    expect(notes(sold)).toEqual([
      ['warning', 'unknownZone', 'fare_rules', ['Z1', 'Z2']],
      ['warning', 'unknownRoute', 'fare_rules', ['R8', 'R9']],
      ['warning', 'fareWithoutRule', 'fare_attributes', ['y']],
    ])
  })
})

describe('an agency that is not there', () => {
  const onlyMain = { agency: rows('agency_id,agency_name,agency_timezone', 'main,Main,Europe/Berlin') }

  it('refuses a feed with fares, whether a route or a fare names it', () => {
    expect(fare(fares(['x,5,EUR,0,,main', 'y,1,EUR,0,,other'], [], onlyMain), '1', '4', '1')).toBe('refused')
    expect(fare(fares(['x,5,EUR'], [], onlyMain), '1', '4', '1')).toBe('refused')
  })

  it('leaves a feed without fares alone', () => {
    expect(soldBy(wholeFeed(onlyMain)).ok).toBe(true)
  })

  it('sells a fare of an agency without routes nowhere', () => {
    const agency = rows(
      'agency_id,agency_name,agency_timezone',
      ...['main', 'other', 'x'].map(id => `${id},A,Europe/Berlin`),
    )
    const sold = fares(['x,5,EUR,0,,main', 'y,1,EUR,0,,x'], [], { agency })
    expect(fare(sold, '1', '4', '1')).toBe('known 500')
    expect(notes(sold)).toContainEqual(['warning', 'fareWithoutRule', 'fare_attributes', ['y']])
  })
})

describe('a station that is not there', () => {
  const withoutStation = { stops: (wholeFeed().stops ?? []).filter(({ stop_id }) => stop_id !== 'S') }

  it('refuses a feed whose fares ask for the zone of a platform that only its station has', () => {
    const sold = fares(['flat,3,EUR', 'x,1,EUR'], ['x,,A,B,'], withoutStation)
    expect(sold).toMatchObject({
      ok: false,
      problems: [
        { severity: 'error', kind: 'zoneOfMissingStation', file: 'stops.txt', line: 4, value: 'S' },
        { severity: 'warning', kind: 'danglingReference' },
      ],
    })
  })

  it('refuses it too where the station is left out for another fault', () => {
    const stops = (wholeFeed().stops ?? []).map(row => (row.stop_id === 'S' ? { ...row, stop_lat: '' } : row))
    expect(fare(fares(['flat,3,EUR', 'x,1,EUR'], ['x,,A,B,'], { stops }), '1', '3', '1')).toBe('refused')
  })

  it('is only told where no fare asks for a zone', () => {
    expect(fare(fares(['flat,3,EUR'], ['flat,1,,,'], withoutStation), '1', '3', '1')).toBe('known 300')
  })
})
