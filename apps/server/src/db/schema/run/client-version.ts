import type { Client } from '@billett/clients'
import type { VersionSource } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * What a client is configured to be, in versions (`domain/version`). One of a client's is active; earlier ones stay to
 * go back to, drafts until they are thrown away.
 */
export const clientVersion = pgTable(
  'client_version',
  {
    clientId: text().notNull(),
    /** From 1 on, counted for each client. */
    version: integer().notNull(),
    /** Who wrote it: the product with what ships with it, or staff. */
    source: text().$type<VersionSource>().notNull(),
    /** Hash of the client, so that the same is not stored twice. */
    fingerprint: text().notNull(),
    client: jsonb().$type<Client>().notNull(),
    storedOn: instant().notNull(),
    /** Account of staff; null where the product or a command wrote it. */
    writtenBy: text(),
    checkedOn: instant(),
    releasedBy: text(),
    releasedOn: instant(),
    /** The minute from which it was released. */
    activeFrom: instant(),
    active: boolean().notNull(),
    /** When another one took its place. */
    replacedOn: instant(),
    discardedOn: instant(),
  },
  table => [
    primaryKey({ columns: [table.clientId, table.version] }),
    uniqueIndex('client_version_one_active').on(table.clientId).where(sql`${table.active}`),
  ],
)
