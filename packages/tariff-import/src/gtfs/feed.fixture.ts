import { cheapestOf, type Journey, relationOffers, type Tariff, versionAt } from '@billett/domain'
import type { GtfsTables } from './tables.ts'

/** A table written as CSV, without quotes. */
const table = (csv: string): Record<string, string>[] => {
  const [head = '', ...lines] = csv
    .trim()
    .split('\n')
    .map(line => line.trim())
  const names = head.split(',')
  return lines.map(line => Object.fromEntries(line.split(',').map((value, i) => [names[i] ?? '', value])))
}

/** Four stops on one line 1 - 2 - 3 - 4, in the zones A, A, B, C; line 7 goes from 1 straight to 4. */
export const feed = (more: Record<string, string>): GtfsTables => ({
  agency: table('agency_id,agency_name\nmain,Main & Sons'),
  feed_info: table('feed_publisher_name,feed_start_date\nx,20260101'),
  routes: table('route_id,agency_id\n1,main\n2,main\n7,main'),
  stops: table(
    'stop_id,stop_name,zone_id,location_type,parent_station\n1,One,A,0,\n2,Two,A,0,\n3,Three,B,0,\n4,Four,C,0,',
  ),
  stop_times: table('trip_id,stop_id,stop_sequence\nt,1,1\nt,3,10\nt,2,2\nt,4,20\nu,1,1\nu,4,2'),
  ...Object.fromEntries(Object.entries(more).map(([name, csv]) => [name, table(csv)])),
})

const MOMENT = { date: '2026-11-21', today: '2026-11-21', serviceArea: 2 }

/** The cheapest price of a journey as "known 250", "from 250" or "unknown". */
export const priceOf = (tariff: Tariff, journey: Journey): string => {
  const version = versionAt(tariff, MOMENT.date)
  const best = version && cheapestOf(relationOffers(version, MOMENT, journey).flatMap(({ sorts }) => sorts))
  return best ? `${best.state} ${best.cents}` : 'unknown'
}

export const fromTo = (origin: string, destination: string, more: Partial<Journey> = {}): Journey => ({
  origin,
  destination,
  ...more,
})

export const byLines = (...lines: string[]): Partial<Journey> => ({ trip: { lines } })
