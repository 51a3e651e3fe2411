import { archiveFault } from './archive/archive-bounds.ts'
import { unpackEntry } from './archive/unpack-entry.ts'
import { readZipDirectory } from './archive/zip-directory.ts'
import { checkTables } from './checks/check-tables.ts'
import { pickFeedFiles } from './feed-files.ts'
import { type GtfsTables, type LineOf, rowsOf, type TableLines } from './gtfs-tables.ts'
import { withoutOnDemandTrips } from './on-demand-trips.ts'
import { parseTable } from './parse-table.ts'
import type { Problem } from './problem.ts'
import { createProblemLog, type ProblemLog } from './problem-log.ts'

/** How far the reading is, in bytes of the unpacked feed. */
export interface FeedProgress {
  file: string
  done: number
  total: number
}

export interface FeedOptions {
  /** Largest unpacked size in bytes, 2 GB where missing. */
  maxUnpacked?: number
  onProgress?: (progress: FeedProgress) => void
}

/** Lines of a file, and how many of them are in use. */
export interface RowCount {
  table: string
  read: number
  taken: number
}

export type FeedReading =
  | { ok: true; tables: GtfsTables; lineOf: LineOf; problems: Problem[]; counts: RowCount[] }
  | { ok: false; problems: Problem[] }

const MAX_UNPACKED = 2 * 1024 ** 3
const BOUNDS = { maxRatio: 200, maxEntries: 1000 }

const reading = (raw: GtfsTables, lines: TableLines, log: ProblemLog): FeedReading => {
  const planned = withoutOnDemandTrips({ tables: raw, lines }, log)
  const tables = log.failed() ? raw : checkTables(planned.tables, planned.lines, log)
  if (log.failed()) return { ok: false, problems: log.list() }
  const counts = Object.keys(raw).map(table => ({
    table,
    read: rowsOf(raw, table).length,
    taken: rowsOf(tables, table).length,
  }))
  const lineOf: LineOf = (table, row) => lines[table]?.[rowsOf(raw, table).indexOf(row)]
  return { ok: true, tables, lineOf, problems: log.list(), counts }
}

/**
 * Checks tables that never were a file, by the rules of `readFeed`. Lines are counted as if each table had a header.
 */
export const readTables = (tables: GtfsTables): FeedReading => reading(tables, {}, createProblemLog())

/**
 * Reads a zipped GTFS feed. Rows that cannot be used are left out of `tables` and reported; a feed that makes no
 * timetable gives `ok: false`. Never throws for what is in the bytes.
 */
export const readFeed = (
  zip: Uint8Array,
  { maxUnpacked = MAX_UNPACKED, onProgress }: FeedOptions = {},
): FeedReading => {
  const log = createProblemLog()
  const entries = readZipDirectory(zip)
  if (!entries) log.add('error', 'notAZip', { file: '' })
  const files = pickFeedFiles(entries ?? [], log)
  const total = files.reduce((sum, { entry }) => sum + entry.unpackedSize, 0)
  const fault = archiveFault(
    entries?.length ?? 0,
    files.map(({ entry }) => entry),
    { ...BOUNDS, maxUnpacked },
  )
  if (fault) log.add('error', fault, { file: '', value: String(total) })
  if (log.failed()) return { ok: false, problems: log.list() }
  const tables: GtfsTables = {}
  const lines: TableLines = {}
  let done = 0
  for (const { table, entry } of files) {
    const bytes = unpackEntry(zip, entry)
    if (!bytes) {
      log.add('error', 'damagedEntry', { file: entry.name })
      continue
    }
    const parsed = parseTable(bytes, table, log, read => onProgress?.({ file: entry.name, done: done + read, total }))
    tables[table] = parsed.rows
    lines[table] = parsed.lines
    done += bytes.length
    onProgress?.({ file: entry.name, done, total })
  }
  return reading(tables, lines, log)
}
