import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Who of the portal did what, and who took something out of it. Rows are only ever added. */
export const portalAction = pgTable(
  'portal_action',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** All zeros: the shop by itself. */
    accountId: uuid().notNull(),
    /** The call, as the contract names it. */
    call: text().notNull(),
    /** The organisation, contract or request it was about. */
    aboutId: uuid().notNull(),
    /** Where that is, on the day it was done: who may look at it there reads of it. Null: nowhere any more. */
    organisationId: uuid(),
    /** What became of it; nothing that says who anybody is. */
    detail: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    doneOn: instant().notNull(),
  },
  table => [
    index('portal_action_about').on(table.aboutId, table.doneOn),
    index('portal_action_account').on(table.accountId),
    index('portal_action_place').on(table.organisationId, table.doneOn),
  ],
)
