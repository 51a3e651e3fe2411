import { type GtfsRow, type GtfsTables, rowsOf, type TableLines } from './gtfs-tables.ts'
import type { ProblemLog } from './problem-log.ts'

/** What stands in a call of a trip that is ridden by appointment (GTFS-Flex). */
const FLEX_COLUMNS = ['location_id', 'location_group_id', 'start_pickup_drop_off_window']

const isFlexible = (call: GtfsRow): boolean => FLEX_COLUMNS.some(column => (call[column] ?? '') !== '')

interface Feed {
  tables: GtfsTables
  lines: TableLines
}

/** A feed without its trips on demand: they have no stops and times a journey could be planned by. */
export const withoutOnDemandTrips = ({ tables, lines }: Feed, log: ProblemLog): Feed => {
  const onDemand = new Set<string>()
  rowsOf(tables, 'stop_times').forEach((call, index) => {
    const { trip_id: trip = '' } = call
    if (!isFlexible(call) || onDemand.has(trip)) return
    onDemand.add(trip)
    const line = lines.stop_times?.[index] ?? index + 2
    log.add('warning', 'onDemand', { file: 'stop_times.txt', field: 'trip_id', line, value: trip })
  })
  if (onDemand.size === 0) return { tables, lines }
  const left: Feed = { tables: { ...tables }, lines: { ...lines } }
  for (const table of ['trips', 'stop_times', 'frequencies']) {
    const stays = rowsOf(tables, table).map(row => !onDemand.has(row.trip_id ?? ''))
    left.tables[table] = rowsOf(tables, table).filter((_, index) => stays[index])
    const numbers = lines[table]?.filter((_, index) => stays[index])
    if (numbers) left.lines[table] = numbers
  }
  return left
}
