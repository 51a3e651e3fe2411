import { isPlainDate, type PlainDate } from '@billett/domain'
import { field, type GtfsRow, type GtfsTables, rowsOf } from './tables.ts'

const dateOf = (text: string | undefined): PlainDate[] => {
  const date = `${text?.slice(0, 4)}-${text?.slice(4, 6)}-${text?.slice(6)}`
  return isPlainDate(date) ? [date] : []
}

/** Before any feed, for one that names no day. */
const ALWAYS: PlainDate = '2000-01-01'

/** The first day a feed is about. */
export const feedStart = (tables: GtfsTables): PlainDate => {
  const [stated] = rowsOf(tables, 'feed_info').flatMap(row => dateOf(field(row, 'feed_start_date')))
  if (stated) return stated
  const days = [
    ...rowsOf(tables, 'calendar').flatMap(row => dateOf(field(row, 'start_date'))),
    ...rowsOf(tables, 'calendar_dates').flatMap(row => dateOf(field(row, 'date'))),
  ]
  return days.sort()[0] ?? ALWAYS
}

/** The currency a fare is in, in capitals. */
export const currencyOf = (row: GtfsRow, column: 'currency_type' | 'currency'): string | undefined =>
  field(row, column)?.toUpperCase()

/** The currency most fares of a feed are in; of equally many the first. */
export const feedCurrency = (tables: GtfsTables): string => {
  const named = [
    ...rowsOf(tables, 'fare_attributes').flatMap(row => currencyOf(row, 'currency_type') ?? []),
    ...rowsOf(tables, 'fare_products').flatMap(row => currencyOf(row, 'currency') ?? []),
  ]
  const counts = [...Map.groupBy(named, currency => currency)].sort(([, a], [, b]) => b.length - a.length)
  return counts[0]?.[0] ?? 'EUR'
}
