import type { ViewedList } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Names for what lists of staff are narrowed down to. */
export const savedView = pgTable(
  'saved_view',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** Who has saved it. */
    ownerId: uuid().notNull(),
    list: text().$type<ViewedList>().notNull(),
    name: text().notNull(),
    /** What the address of the list says, without what was typed into its search. */
    address: text().notNull(),
    isShared: boolean().notNull(),
    /** Counts changes from 1, so that nobody overwrites what they have not read. */
    version: integer().notNull().default(1),
    savedOn: instant().notNull(),
  },
  table => [
    uniqueIndex('saved_view_named_once').on(table.clientId, table.ownerId, table.list, sql`lower(${table.name})`),
    index('saved_view_list').on(table.clientId, table.list),
  ],
)

/** With which of these a list begins for somebody. */
export const defaultView = pgTable(
  'default_view',
  {
    accountId: uuid().notNull(),
    list: text().$type<ViewedList>().notNull(),
    viewId: uuid()
      .notNull()
      .references(() => savedView.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.accountId, table.list] }), index('default_view_view').on(table.viewId)],
)
