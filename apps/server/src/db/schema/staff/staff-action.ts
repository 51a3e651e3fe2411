import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * What people of the company have done, and what of customers they have read in full. Append only; each row holds the
 * hash of the one before, so that none can be left out or changed behind its back. `number` and both hashes are given
 * by a trigger, whatever is inserted.
 */
export const staffAction = pgTable(
  'staff_action',
  {
    /** From 1 on, without a gap. */
    number: bigint({ mode: 'number' }).primaryKey().default(0),
    /** Whose shop the person was signed in to. */
    clientId: text().notNull(),
    /** Who did it. No foreign key: what was done outlives the account. */
    actorId: uuid().notNull(),
    sessionId: uuid(),
    /** IP address. */
    address: text().notNull(),
    /** The name of the call. */
    call: text().notNull(),
    /** What it was done to, of which client. */
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    subjectClientId: text().notNull(),
    /** What has changed, as it was and as it is; nothing that is secret. Null where it was only read. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    on: instant().notNull(),
    previousHash: text().notNull().default(''),
    /** SHA-256, hex, of the row and of `previous_hash`. */
    hash: text().notNull().default(''),
  },
  table => [
    index('staff_action_actor').on(table.actorId, table.number),
    index('staff_action_client').on(table.subjectClientId, table.on, table.number).concurrently(),
    index('staff_action_subject').on(table.subjectKind, table.subjectId, table.number),
    check('staff_action_numbered', sql`${table.number} > 0 and ${table.hash} <> ''`),
  ],
)
