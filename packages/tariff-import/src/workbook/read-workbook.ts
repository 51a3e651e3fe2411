import { isBearable } from '@billett/timetable'
import type { CheckedTariff } from '../check/check-tariff.ts'
import { problem } from '../check/problem.ts'
import type { Cell } from './cells.ts'
import type { Sheet } from './sheet-rows.ts'
import { tariffFromWorkbook } from './tariff-from-workbook.ts'

/** Loaded with the first workbook: a process starts without it. */
const library = () => import('read-excel-file/node')

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
    ? value
    : null

/** A tariff of a whole country has some 10 MB of sheets. */
const BOUNDS = { maxUnpacked: 100 * 1024 ** 2, maxRatio: 200, maxEntries: 500 }

/** The sheets of an .xlsx file; undefined where it is none, or unpacks to more than a tariff can be. */
export const readSheets = async (file: Uint8Array): Promise<Sheet[] | undefined> => {
  if (!isBearable(file, BOUNDS)) return undefined
  try {
    const { default: readExcelFile } = await library()
    const sheets = await readExcelFile(Buffer.from(file))
    return sheets.map(({ sheet, data }) => ({ sheet, data: data.map(row => row.map(cellOf)) }))
  } catch {
    return undefined
  }
}

/** A provider's tariff from an .xlsx file. */
export const tariffFromXlsx = async (file: Uint8Array): Promise<CheckedTariff> => {
  const sheets = await readSheets(file)
  return sheets ? tariffFromWorkbook(sheets) : { ok: false, problems: [problem('error', 'unreadable', [])] }
}
