import { addDays, type PlainDate, weekday } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { type DemoRegion, demoRegion } from './demo-region.ts'
import type { GtfsRow } from './gtfs/tables.ts'

const TODAYS: PlainDate[] = ['2026-11-21', '2028-02-29', '2030-12-31']
const gtfsDate = (date: PlainDate): string => date.replaceAll('-', '')
const COLUMNS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const regions = new Map(TODAYS.map((today): [PlainDate, DemoRegion] => [today, demoRegion(today)]))
const tablesOf = (today: PlainDate): DemoRegion['tables'] => regions.get(today)?.tables ?? {}
const table = (today: PlainDate, name: string): GtfsRow[] => tablesOf(today)[name] ?? []
const column = (rows: GtfsRow[], name: string): string[] => rows.map(row => row[name] ?? '')

/** The services of a day, as any reader of GTFS works them out. */
const servicesOn = (today: PlainDate, date: PlainDate): string[] => {
  const { calendar = [], calendar_dates: exceptions = [] } = tablesOf(today)
  const day = gtfsDate(date)
  return calendar
    .filter(({ service_id, start_date = '', end_date = '', ...days }) => {
      const exception = exceptions.find(row => row.service_id === service_id && row.date === day)
      if (exception) return exception.exception_type === '1'
      return start_date <= day && day <= end_date && days[COLUMNS[weekday(date) - 1] ?? ''] === '1'
    })
    .map(row => row.service_id ?? '')
}

describe.each(TODAYS)('the demo timetable on %s', today => {
  const tables = tablesOf(today)
  const { stops = [], routes = [], trips = [], stop_times: stopTimes = [], calendar = [], transfers = [] } = tables

  it('is a believable network', () => {
    expect(stops.filter(stop => !stop.parent_station).length).toBeGreaterThanOrEqual(300)
    expect(routes.length).toBeGreaterThanOrEqual(25)
    expect(new Set(column(routes, 'route_type'))).toEqual(new Set(['0', '2', '3', '4']))
    expect(trips.length).toBeGreaterThan(3000)
  })

  it('refers only to what it holds', () => {
    const stopIds = new Set(column(stops, 'stop_id'))
    const stations = new Set(
      column(
        stops.filter(stop => stop.location_type === '1'),
        'stop_id',
      ),
    )
    const tripIds = new Set(column(trips, 'trip_id'))
    const routeIds = new Set(column(routes, 'route_id'))
    const services = new Set(column(calendar, 'service_id'))
    const agencies = new Set(column(tables.agency ?? [], 'agency_id'))
    expect(stopIds.size).toBe(stops.length)
    expect(tripIds.size).toBe(trips.length)
    expect(stops.filter(stop => stop.parent_station && !stations.has(stop.parent_station))).toEqual([])
    expect(routes.filter(route => !agencies.has(route.agency_id ?? ''))).toEqual([])
    expect(trips.filter(trip => !routeIds.has(trip.route_id ?? '') || !services.has(trip.service_id ?? ''))).toEqual([])
    expect(stopTimes.filter(row => !tripIds.has(row.trip_id ?? '') || !stopIds.has(row.stop_id ?? ''))).toEqual([])
    expect(stopTimes.filter(row => stations.has(row.stop_id ?? ''))).toEqual([])
    expect(transfers.filter(row => !stopIds.has(row.from_stop_id ?? '') || !stopIds.has(row.to_stop_id ?? ''))).toEqual(
      [],
    )
  })

  it('serves every stop', () => {
    const served = new Set(column(stopTimes, 'stop_id'))
    const platformsOf = new Map<string, string[]>()
    for (const stop of stops)
      if (stop.parent_station)
        platformsOf.set(stop.parent_station, [...(platformsOf.get(stop.parent_station) ?? []), stop.stop_id ?? ''])
    const unserved = stops.filter(stop => {
      if (stop.parent_station) return false
      const ids = platformsOf.get(stop.stop_id ?? '') ?? [stop.stop_id ?? '']
      return !ids.some(id => served.has(id))
    })
    expect(column(unserved, 'stop_name')).toEqual([])
  })

  it('has times that only go forward within a trip, and trips that run past midnight', () => {
    const isOrdered = (row: GtfsRow, before: GtfsRow | undefined): boolean => {
      const { arrival_time: arrival = '', departure_time: departure = '' } = row
      if (arrival > departure) return false
      if (before?.trip_id !== row.trip_id) return row.stop_sequence === '1'
      return arrival > (before?.departure_time ?? '') && Number(row.stop_sequence) === Number(before?.stop_sequence) + 1
    }
    expect(stopTimes.filter((row, index) => !isOrdered(row, stopTimes[index - 1]))).toEqual([])
    expect(stopTimes.some(row => (row.departure_time ?? '') > '26:00:00')).toBe(true)
  })

  it('runs every day from half a year before to a year after', () => {
    for (let days = -180; days <= 365; days++) {
      const date = addDays(today, days)
      const regular = servicesOn(today, date).filter(service => ['weekday', 'saturday', 'sunday'].includes(service))
      expect(regular, date).toHaveLength(1)
    }
  })
})

describe('the days of the demo timetable', () => {
  it('runs the Sunday timetable and no school trips on public holidays', () => {
    expect(servicesOn('2026-11-21', '2026-12-25')).toEqual(['sunday', 'weekendNight'])
    expect(servicesOn('2026-11-21', '2027-03-29')).toEqual(['sunday'])
  })

  it('runs the Saturday timetable on a Christmas Eve that is a weekday', () => {
    expect(servicesOn('2026-11-21', '2026-12-24')).toEqual(['saturday', 'weekendNight'])
  })

  it('runs school trips on a school day only', () => {
    expect(servicesOn('2026-11-21', '2026-11-24')).toEqual(['weekday', 'schoolday'])
    expect(servicesOn('2026-11-21', '2026-10-13')).toEqual(['weekday'])
  })

  it('runs night buses after Fridays, Saturdays and before holidays', () => {
    const nights = (date: PlainDate) => servicesOn('2026-11-21', date).includes('weekendNight')
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2027-04-30', '2027-05-04'].map(nights)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
  })

  it('is the same every time for the same day', () => {
    expect(demoRegion('2026-11-21')).toEqual(demoRegion('2026-11-21'))
  })

  it('meets at the main station: a branch train leaves a few minutes after the main line has arrived', () => {
    const stopTimes = table('2026-11-21', 'stop_times')
    const departure = stopTimes.find(row => row.trip_id?.startsWith('rb-52-0-weekday-08:'))?.departure_time
    const arrivals = stopTimes.filter(
      row => row.trip_id?.startsWith('rb-51-0-weekday-07:') && row.stop_id?.startsWith('4008-'),
    )
    expect(departure).toBe('08:06:00')
    expect(column(arrivals, 'arrival_time')).toContain('07:59:00')
  })
})
