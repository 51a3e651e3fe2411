import { type GtfsRow, type GtfsTables, rowsOf, type TableLines } from '../gtfs-tables.ts'
import type { ProblemLog } from '../problem-log.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkFareStations } from './check-fare-stations.ts'
import type { FieldContext, Ids } from './check-fields.ts'
import { checkFrequencies } from './check-frequencies.ts'
import { checkPresence } from './check-presence.ts'
import { checkStops } from './check-stops.ts'
import { checkTable } from './check-table.ts'
import { findBadTrips } from './check-trips.ts'
import { TABLE_RULES } from './table-rules.ts'

const TRIP_TABLES = ['trips', 'stop_times', 'frequencies']
const FARE_TABLES = ['fare_attributes', 'fare_products']

const columnOf = (rows: GtfsRow[], column: string): Set<string> => new Set(rows.map(row => row[column] ?? ''))

/** Rows of what the timetable stands on may be skipped, but not most of them. */
const checkLoss = (raw: GtfsTables, kept: GtfsTables, log: ProblemLog): void => {
  for (const [table, { needed }] of Object.entries(TABLE_RULES)) {
    const before = rowsOf(raw, table).length
    const after = rowsOf(kept, table).length
    if (needed === undefined || before === 0) continue
    if (after === 0) log.add('error', 'nothingLeft', { file: `${table}.txt` })
    else if (after < before / 2) log.add('error', 'tooManySkipped', { file: `${table}.txt`, count: before - after })
  }
}

const withoutTrips = (tables: GtfsTables, skipped: ReadonlySet<string>): GtfsTables => {
  if (skipped.size === 0) return tables
  const clean = TRIP_TABLES.map(table => [table, rowsOf(tables, table).filter(row => !skipped.has(row.trip_id ?? ''))])
  return { ...tables, ...Object.fromEntries(clean) }
}

/**
 * The feed's tables without what cannot be used. Everything found goes into the log; an error there means: refuse the
 * feed.
 */
export const checkTables = (raw: GtfsTables, lines: TableLines, log: ProblemLog): GtfsTables => {
  checkPresence(raw, log)
  if (log.failed()) return raw
  const kept: GtfsTables = {}
  const skippedTrips = new Set<string>()
  const hasFares = FARE_TABLES.some(table => rowsOf(raw, table).length > 0)
  const idCache = new Map<string, Ids>()
  const idsOf = (table: string, column: string): Ids => {
    const key = `${table}.${column}`
    const known = idCache.get(key)
    if (known) return known
    const all = columnOf(rowsOf(raw, table), column)
    const ids = { all, kept: kept[table] ? columnOf(rowsOf(kept, table), column) : all }
    if (kept[table]) idCache.set(key, ids)
    return ids
  }
  const lineOf = (table: string, index: number): number => lines[table]?.[index] ?? index + 2
  for (const [table, rule] of Object.entries(TABLE_RULES)) {
    const skipTrip = (id: string) => skippedTrips.add(id)
    const context: FieldContext = { log, file: `${table}.txt`, ids: idsOf, hasFares, skipTrip }
    const rows = checkTable(rowsOf(raw, table), rule, index => lineOf(table, index), context)
    if (table === 'stops') kept[table] = checkStops(rows, log)
    else if (table === 'frequencies') kept[table] = checkFrequencies(rows, log)
    else kept[table] = rows
  }
  if (!log.failed()) checkAmounts(raw, lineOf, log)
  checkFareStations(raw, kept, index => lineOf('stops', index), log)
  for (const id of findBadTrips(rowsOf(kept, 'trips'), rowsOf(kept, 'stop_times'), skippedTrips, log))
    skippedTrips.add(id)
  const clean = withoutTrips(kept, skippedTrips)
  checkLoss(raw, clean, log)
  return clean
}
