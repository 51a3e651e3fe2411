import type { Trouble, TroubleKind, TroubleLevel } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** What staff must know (Spec 3 §2.4, events). */
export const adminEvent = pgTable(
  'admin_event',
  {
    id: uuid().primaryKey(),
    /** The same trouble is told once until it is acknowledged. */
    key: text().notNull(),
    /** Whose staff are told; null where it concerns the process, or nobody knows whom. */
    clientId: text(),
    level: text().$type<TroubleLevel>().notNull(),
    kind: text().$type<TroubleKind>().notNull(),
    /** What the kind's words are made of, in the reader's language. */
    facts: jsonb().$type<Trouble['facts']>().notNull(),
    date: instant().notNull(),
    /** How often it was met, and when last; null as long as it was met once. */
    times: integer().notNull().default(1),
    lastOn: instant(),
    acknowledgedBy: text(),
    acknowledgedOn: instant(),
    /** What was said when it was acknowledged. */
    note: text(),
    /** Who of the company sees to it. */
    assignedTo: uuid(),
    /** Until then it waits for nobody. */
    snoozedUntil: instant(),
  },
  table => [uniqueIndex('admin_event_told_once').on(table.key).where(sql`${table.acknowledgedOn} is null`)],
)

/** Key material a demo deployment makes for itself; a real one brings its own by configuration. */
export const secret = pgTable('secret', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdOn: instant().notNull(),
})

/**
 * Public halves of every key that tickets were ever signed with: inspectors need them as long as such tickets are
 * shown.
 */
export const ticketKey = pgTable(
  'ticket_key',
  {
    /** RICS code of the company. */
    securityProvider: integer().notNull(),
    keyId: integer().notNull(),
    algorithm: text().$type<'ECDSA-P256-SHA256'>().notNull(),
    pem: text().notNull(),
    firstUsedOn: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.securityProvider, table.keyId] })],
)
