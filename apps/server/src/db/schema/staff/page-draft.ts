import type { PageText } from '@billett/clients'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Pages that staff write and nobody has released yet: one of each page and language, which the shop does not show. */
export const pageDraft = pgTable(
  'page_draft',
  {
    clientId: text().notNull(),
    /** Path and language: `terms.de`. */
    key: text().notNull(),
    text: jsonb().$type<PageText>().notNull(),
    /** Goes on from that of the page it changes, so that nobody overwrites or releases what they have not read. */
    version: integer().notNull(),
    writtenBy: uuid().notNull(),
    writtenOn: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.clientId, table.key] })],
)
