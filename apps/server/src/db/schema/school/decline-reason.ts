import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Reasons for which somebody declines, in their order. One that is named no more stays for what was declined by it. */
export const declineReason = pgTable(
  'decline_reason',
  {
    type: text().$type<'contract' | 'changeRequest'>().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    de: text().notNull(),
    en: text().notNull(),
    isActive: boolean().notNull(),
  },
  table => [
    primaryKey({ columns: [table.type, table.id] }),
    check('decline_reason_type', sql`${table.type} in ('contract', 'changeRequest')`),
  ],
)
