import type { PartnerScope } from '@billett/domain'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Keys by which programs of partners call. */
export const apiKey = pgTable(
  'api_key',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    name: text().notNull(),
    /** Of the key, which nobody has kept. */
    hash: text().notNull(),
    scopes: jsonb().$type<PartnerScope[]>().notNull(),
    createdOn: instant().notNull(),
    /** To the hour; null as long as nobody has called by it. */
    lastUsedOn: instant(),
  },
  table => [uniqueIndex('api_key_hash').on(table.hash), index('api_key_client').on(table.clientId)],
)
