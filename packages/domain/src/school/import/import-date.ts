import { isPlainDate, type PlainDate } from '../../time/plain-date.ts'

const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/
const AMERICAN = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[T ]00:00.*)?$/

const two = (text: string): string => text.padStart(2, '0')

/** A year of two digits is of the hundred years before today. */
function wholeYear(year: string, today: PlainDate): string {
  if (year.length === 4) return year
  const century = today.slice(0, 2)
  return `${century}${year}` <= today.slice(0, 4) ? `${century}${year}` : `${Number(century) - 1}${year}`
}

/** `30.05.2001`, `3.5.01` or `2001-05-30`; undefined where it is no day that exists. */
export function importDate(text: string, today: PlainDate): PlainDate | undefined {
  const [, day, month, short] = GERMAN.exec(text) ?? []
  const [, long, inMonth, onDay] = AMERICAN.exec(text) ?? []
  const parts = short === undefined ? [long, inMonth, onDay] : [wholeYear(short, today), month, day]
  const [year = '', ofMonth = '', ofDay = ''] = parts
  const date = `${year}-${two(ofMonth)}-${two(ofDay)}`
  return isPlainDate(date) ? date : undefined
}
