import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * How often somebody of the company was refused what they wanted to do, by day. Refusals are no part of the chain of
 * acts: they have changed nothing, and whoever may not do a thing could fill it.
 */
export const staffRefusal = pgTable(
  'staff_refusal',
  {
    /** Whose shop the person was signed in to. */
    clientId: text().notNull(),
    /** A business date. */
    day: text().notNull(),
    /** No foreign key: it outlives the account. */
    actorId: uuid().notNull(),
    /** The name of the call, and the word of the failure. */
    call: text().notNull(),
    reason: text().notNull(),
    times: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.clientId, table.day, table.actorId, table.call, table.reason] })],
)
