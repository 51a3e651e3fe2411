import type { Tariff } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { tariffVersion } from './tariff-version.ts'

/** What an import brought: a timetable and a tariff. One is active; earlier ones stay to go back to. */
export const region = pgTable(
  'region',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Where the timetable came from: the name of a file, or `demo`. */
    source: text().notNull(),
    /** The file that has replaced its tariff; null where both came together. */
    tariffSource: text(),
    /** Hash of what was imported, so that the same feed is not imported twice. */
    fingerprint: text().notNull(),
    importedOn: instant().notNull(),
    timetable: bytes().notNull(),
    tariff: jsonb().$type<Tariff>().notNull(),
    /** The version that its tariff is; null as long as nobody has kept it as one. */
    tariffVersion: integer().references(() => tariffVersion.version),
    report: jsonb().$type<Record<string, unknown>>().notNull(),
    active: boolean().notNull(),
  },
  table => [uniqueIndex('region_one_active').on(table.active).where(sql`${table.active}`)],
)
