import { minorUnits } from '@billett/domain'
import { type GtfsTables, rowsOf } from '../gtfs-tables.ts'
import type { ProblemLog } from '../problem-log.ts'

const AMOUNTS = [
  { table: 'fare_attributes', amount: 'price', currency: 'currency_type' },
  { table: 'fare_products', amount: 'amount', currency: 'currency' },
] as const

/** Refuses prices that cannot be paid exactly in their currency; rounding one would make up a price. */
export const checkAmounts = (
  tables: GtfsTables,
  lineOf: (table: string, index: number) => number,
  log: ProblemLog,
): void => {
  for (const { table, amount, currency } of AMOUNTS) {
    rowsOf(tables, table).forEach((row, index) => {
      const [value = '', code = ''] = [row[amount], row[currency]]
      if (minorUnits(value.replace(/^\+/, ''), code) === undefined)
        log.add('error', 'finerThanCurrency', {
          file: `${table}.txt`,
          field: amount,
          line: lineOf(table, index),
          value: `${value} ${code}`,
        })
    })
  }
}
