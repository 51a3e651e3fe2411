import type { ComparedPrices } from '@billett/domain'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Versions of the tariff that were held against what is sold, price by price, before somebody releases one. */
export const tariffComparison = pgTable(
  'tariff_comparison',
  {
    version: integer().notNull(),
    /** Number of the region that it was held against. */
    region: integer().notNull(),
    comparedOn: instant().notNull(),
    prices: jsonb().$type<ComparedPrices>().notNull(),
    /** SHA-256 of every price that differs, hex. */
    fingerprint: text().notNull(),
  },
  table => [primaryKey({ columns: [table.version, table.region] })],
)
