import { cheapestOf, type Journey, relationOffers, type Tariff, versionAt } from '@billett/domain'
import { type GtfsTables, type Problem, readTables } from '@billett/timetable'
import type { FareReport } from './fare-report.ts'
import { tariffFromGtfs } from './tariff-from-gtfs.ts'

/** A table written as lines of CSV, without quotes; the first names the columns. */
export const rows = (...lines: string[]): Record<string, string>[] => {
  const [names = [], ...values] = lines.map(line => line.split(','))
  return values.map(fields => Object.fromEntries(names.map((name, i) => [name, fields[i] ?? ''])))
}

/**
 * A feed as a reader takes it: lines 1 and 2 of one agency and 7 of another call at the stops 1 to 4 in the zones A, A,
 * B and C, line 9 runs nowhere, and 5 is a stop in zone D without a trip. Stop 3 hangs on the station S.
 */
export const wholeFeed = (more: GtfsTables = {}): GtfsTables => ({
  agency: rows('agency_id,agency_name,agency_timezone', 'main,Main,Europe/Berlin', 'other,Other,Europe/Berlin'),
  routes: rows(
    'route_id,agency_id,route_type,network_id',
    '1,main,3,bus',
    '2,main,3,bus',
    '7,other,2,rail',
    '9,other,2,',
  ),
  stops: rows(
    'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station',
    'S,Station,50.2,8,B,1,',
    '1,One,50,8,A,0,',
    '2,Two,50.1,8,A,0,',
    '3,Three,50.2,8,,0,S',
    '4,Four,50.3,8,C,0,',
    '5,Five,50.4,8,D,0,',
  ),
  trips: rows('route_id,service_id,trip_id', '1,daily,t1', '2,daily,t2', '7,night,t7'),
  stop_times: rows(
    'trip_id,stop_id,stop_sequence,arrival_time,departure_time',
    ...['t1', 't2', 't7'].flatMap(trip => [1, 2, 3, 4].map(n => `${trip},${n},${n},8:0${n}:00,8:0${n}:00`)),
  ),
  calendar: rows(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    ...['daily', 'night'].map(service => `${service},1,1,1,1,1,1,1,20260101,20271231`),
  ),
  ...more,
})

export type Sold = { ok: true; tariff: Tariff; report: FareReport } | { ok: false; problems: Problem[] }

/** What a feed is sold at, read and imported as the shop does it. */
export const soldBy = (tables: GtfsTables): Sold => {
  const reading = readTables(tables)
  return reading.ok ? { ok: true, ...tariffFromGtfs(reading.tables) } : { ok: false, problems: reading.problems }
}

const MOMENT = { date: '2026-11-21', today: '2026-11-21', serviceArea: 2 }

/** The cheapest ticket of each traveller for a journey, as "known 250", "from 250" or "unknown". */
export const pricesOf = (tariff: Tariff, journey: Journey): Record<string, string> => {
  const version = versionAt(tariff, MOMENT.date)
  const offered = version ? relationOffers(version, MOMENT, journey).flatMap(({ sorts }) => sorts) : []
  const travellers = Map.groupBy(offered, ({ sort }) => sort.traveller)
  return Object.fromEntries(
    [...travellers].map(([traveller, sorts]) => {
      const best = cheapestOf(sorts)
      return [traveller, best ? `${best.state} ${best.cents}` : 'unknown']
    }),
  )
}

/** "known 250", "unknown" or "refused": what a passenger pays who rides these lines from a stop to a stop. */
export const fare = (sold: Sold, origin: string, destination: string, ...lines: string[]): string => {
  if (!sold.ok) return 'refused'
  const trip = lines.length > 0 ? { trip: { lines } } : {}
  return Object.values(pricesOf(sold.tariff, { origin, destination, ...trip })).sort()[0] ?? 'unknown'
}
