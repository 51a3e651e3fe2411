import type { CancellationDeclaration, Language } from '@billett/domain'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Cancellations as they were declared (§ 312k BGB), whoever declared them; staff match them to contracts. */
export const contractCancellation = pgTable(
  'contract_cancellation',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    language: text().$type<Language>().notNull(),
    content: jsonb().$type<CancellationDeclaration>().notNull(),
    receivedOn: instant().notNull(),
  },
  table => [index('contract_cancellation_received').on(table.clientId, table.receivedOn)],
)
