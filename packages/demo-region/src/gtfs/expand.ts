import type { PlainDate } from '@billett/domain'
import type { Mode, Network, NetworkLine, NetworkStop } from '../network.ts'
import { serviceDays, timetablePeriod } from './service-days.ts'
import type { GtfsRow, GtfsTables } from './tables.ts'
import { lineTrips } from './trips.ts'

const ROUTE_TYPES: Record<Mode, string> = { tram: '0', rail: '2', bus: '3', ferry: '4' }
const CALL_FIRST = 'Fährt nur auf Anruf, spätestens zwei Stunden vorher. / Runs on request only, call two hours ahead.'

const stopRow = (stop: NetworkStop): GtfsRow => ({
  stop_id: stop.id,
  stop_name: stop.name,
  stop_lat: stop.lat.toFixed(6),
  stop_lon: stop.lon.toFixed(6),
  zone_id: stop.zones[0] ?? '',
  location_type: stop.isStation ? '1' : '0',
  parent_station: stop.station ?? '',
  platform_code: stop.platform ?? '',
  wheelchair_boarding: '1',
})

const routeRow = (line: NetworkLine, index: number): GtfsRow => ({
  route_id: line.id,
  agency_id: line.agency,
  route_short_name: line.shortName,
  route_long_name: line.longName,
  route_desc: line.onDemand ? CALL_FIRST : '',
  route_type: ROUTE_TYPES[line.mode],
  route_color: line.color,
  route_text_color: line.textColor,
  route_sort_order: String(index + 1),
})

/** The network as a GTFS timetable around `today`. */
export const expandGtfs = (network: Network, today: PlainDate): GtfsTables => {
  const period = timetablePeriod(today)
  const { calendar, calendarDates } = serviceDays(period)
  const names = new Map(network.stops.map(stop => [stop.id, stop.name]))
  const trips: GtfsRow[] = []
  const stopTimes: GtfsRow[] = []
  for (const line of network.lines) {
    const made = lineTrips(line, id => names.get(id) ?? id)
    for (const trip of made.trips) trips.push(trip)
    for (const stopTime of made.stopTimes) stopTimes.push(stopTime)
  }
  return {
    agency: network.agencies.map(agency => ({
      agency_id: agency.id,
      agency_name: agency.name,
      agency_url: agency.url,
      agency_timezone: 'Europe/Berlin',
      agency_lang: 'de',
      agency_phone: agency.phone,
    })),
    stops: network.stops.map(stopRow),
    routes: network.lines.map(routeRow),
    trips,
    stop_times: stopTimes,
    calendar,
    calendar_dates: calendarDates,
    transfers: network.transfers.map(({ from, to, minutes }) => ({
      from_stop_id: from,
      to_stop_id: to,
      transfer_type: '2',
      min_transfer_time: String(minutes * 60),
    })),
    feed_info: [
      {
        feed_publisher_name: 'Lührtal-Verbund',
        feed_publisher_url: 'https://luehrtal-verbund.example',
        feed_lang: 'de',
        feed_start_date: period.from.replaceAll('-', ''),
        feed_end_date: period.until.replaceAll('-', ''),
        feed_version: `demo ${period.from}`,
      },
    ],
  }
}
