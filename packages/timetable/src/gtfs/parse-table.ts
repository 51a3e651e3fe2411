import { CsvError, parse } from 'csv-parse/sync'
import { asUtf8 } from './as-utf8.ts'
import { TABLE_RULES } from './checks/table-rules.ts'
import type { GtfsRow } from './gtfs-tables.ts'
import type { ProblemLog } from './problem-log.ts'

export interface ParsedTable {
  rows: GtfsRow[]
  lines: Int32Array
}

const PROGRESS_EVERY = 20_000

/** The columns of the header that the table has by the standard, at their places; the others are reported. */
const columnsOf = (header: string[], table: string, log: ProblemLog): (string | undefined)[] =>
  header.map((name, i) => {
    const column = name.toLowerCase()
    if (header.findIndex(other => other.toLowerCase() === column) < i) {
      log.add('error', 'duplicateId', { file: `${table}.txt`, field: name, line: 1 })
      return undefined
    }
    if (Object.hasOwn(TABLE_RULES[table]?.fields ?? {}, column)) return column
    if (name !== '') log.add('notice', 'extraColumn', { file: `${table}.txt`, field: name, line: 1 })
    return undefined
  })

/**
 * Reads one CSV file: quotes, BOM, any line end, columns in any order. Lines of a wrong length are kept and reported.
 */
export const parseTable = (
  bytes: Uint8Array,
  table: string,
  log: ProblemLog,
  onProgress: (bytesRead: number) => void = () => {},
): ParsedTable => {
  const file = `${table}.txt`
  const rows: GtfsRow[] = []
  const lines: number[] = []
  // The same few texts fill most fields of a large feed: one copy of each is kept.
  const known = new Map<string, string>()
  const shared = (text: string): string => {
    const copy = known.get(text)
    if (copy === undefined) known.set(text, text)
    return copy ?? text
  }
  let columns: (string | undefined)[] | undefined
  const take = (fields: string[], line: number): void => {
    if (!columns) {
      columns = columnsOf(fields, table, log)
      return
    }
    if (fields.length !== columns.length) log.add('warning', 'columnCount', { file, line })
    const row: GtfsRow = {}
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i]
      if (column !== undefined) row[column] = shared(fields[i] ?? '')
    }
    rows.push(row)
    lines.push(line)
  }
  try {
    parse(asUtf8(bytes, file, log), {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (fields: string[], at) => {
        take(fields, at.lines)
        if (at.records % PROGRESS_EVERY === 0) onProgress(at.bytes)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    log.add('error', 'malformedCsv', { file, line: rows.length + 2, value: error.code })
  }
  return { rows, lines: Int32Array.from(lines) }
}
