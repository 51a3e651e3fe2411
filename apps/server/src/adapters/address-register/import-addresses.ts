import type { Readable } from 'node:stream'
import type { Country } from '@billett/domain'
import { parse } from 'csv-parse'
import type { Database } from '../../db/database.ts'
import { type AddressRow, type RowProblem, readAddressRow } from './address-row.ts'
import { forgetCountry, importing, storeAddresses } from './store-addresses.ts'

/** Rows in one statement. */
const BATCH = 5_000

/** Examples of each problem that are named. */
const EXAMPLES = 3

export interface AddressImportReport {
  read: number
  /** Houses that were not there before. */
  added: number
  /** Houses that were there already, or stand in the list more than once. */
  known: number
  /** How many lines have a problem, and the first of them. */
  leftOut: Partial<Record<RowProblem, { count: number; lines: number[] }>>
}

interface AddressImport {
  country: Country
  /** Forgets what was known of the country before. */
  replace: boolean
}

/**
 * Reads an open address list (columns LAT, LON, NUMBER, STREET, CITY, POSTCODE) as it streams by. Nothing is changed
 * where it cannot be read to its end.
 */
export function importAddresses(
  db: Database,
  list: Readable,
  { country, replace }: AddressImport,
): Promise<AddressImportReport> {
  const report: AddressImportReport = { read: 0, added: 0, known: 0, leftOut: {} }
  const note = (problem: RowProblem, line: number): void => {
    const { count = 0, lines = [] } = report.leftOut[problem] ?? {}
    report.leftOut[problem] = { count: count + 1, lines: [...lines, line].slice(0, EXAMPLES) }
  }
  return importing(db, async tx => {
    // A transaction that is tried again would find nothing left to read, and take that for an empty list.
    if (list.readableDidRead) throw new Error('the connection was lost while the list was read')
    if (replace) await forgetCountry(tx, country)
    let batch: AddressRow[] = []
    const flush = async (): Promise<void> => {
      const added = await storeAddresses(tx, batch)
      report.added += added
      report.known += batch.length - added
      batch = []
    }
    const columns = (names: string[]): string[] => names.map(name => name.trim().toUpperCase())
    const parser = parse({ columns, bom: true, info: true, relax_column_count: true, skip_empty_lines: true })
    // `pipe` does not pass on that a file cannot be read.
    list.on('error', error => parser.destroy(error))
    for await (const { record, info } of list.pipe(parser)) {
      report.read += 1
      const reading = readAddressRow(record, country)
      if (reading.ok) batch.push(reading.row)
      else note(reading.problem, info.lines)
      if (batch.length >= BATCH) await flush()
    }
    await flush()
    return report
  })
}
