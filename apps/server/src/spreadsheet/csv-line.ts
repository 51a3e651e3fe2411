import { neverFormula } from '@billett/domain'

/** Before the first line: by it spreadsheets know that the text is UTF-8. */
export const CSV_BEGIN = '\uFEFF'

const SPECIAL = /[";\r\n]/

function cell(value: string | null): string {
  if (value === null) return ''
  const text = neverFormula(value)
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A line of a CSV file (RFC 4180, with semicolons, which spreadsheets in Germany expect). What would run as a formula
 * has a `'` before it, by which spreadsheets show it as text.
 */
export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(cell).join(';')}\r\n`
