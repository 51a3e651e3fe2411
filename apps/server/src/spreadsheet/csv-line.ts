/** Before the first line: by it spreadsheets know that the text is UTF-8. */
export const CSV_BEGIN = '\uFEFF'

const NUMBER = /^[-+]?\d+([.,]\d+)?$/

/** What spreadsheets would take for a formula and work out. */
const FORMULA = /^[=+\-@\t\r]/

const SPECIAL = /[";\r\n]/

function cell(value: string | null): string {
  if (value === null) return ''
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A line of a CSV file (RFC 4180, with semicolons, which spreadsheets in Germany expect). What would run as a formula
 * has a `'` before it, by which spreadsheets show it as text.
 */
export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(cell).join(';')}\r\n`
