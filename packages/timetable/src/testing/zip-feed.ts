import { strToU8, zipSync } from 'fflate'
import type { GtfsRow, GtfsTables } from '../gtfs/gtfs-tables.ts'

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const toCsv = (rows: GtfsRow[]): string => {
  const columns = Object.keys(rows[0] ?? {})
  return [columns, ...rows.map(row => columns.map(column => row[column] ?? ''))]
    .map(fields => fields.map(quoted).join(','))
    .join('\n')
}

export const filesOf = (tables: GtfsTables): Record<string, string> =>
  Object.fromEntries(Object.entries(tables).map(([table, rows]) => [`${table}.txt`, toCsv(rows)]))

export const zipFiles = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
  )
