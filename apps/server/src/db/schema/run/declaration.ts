import type { BarrierDeclaration, Language, WithdrawalDeclaration } from '@billett/domain'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Withdrawals as they were declared (§ 356a BGB), whoever declared them; staff match them to orders. */
export const contractWithdrawal = pgTable(
  'contract_withdrawal',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    language: text().$type<Language>().notNull(),
    content: jsonb().$type<WithdrawalDeclaration>().notNull(),
    receivedOn: instant().notNull(),
  },
  table => [index('contract_withdrawal_received').on(table.clientId, table.receivedOn)],
)

/** What somebody could not use (BFSG). */
export const barrierReport = pgTable(
  'barrier_report',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    language: text().$type<Language>().notNull(),
    content: jsonb().$type<BarrierDeclaration>().notNull(),
    receivedOn: instant().notNull(),
  },
  table => [index('barrier_report_received').on(table.clientId, table.receivedOn)],
)
