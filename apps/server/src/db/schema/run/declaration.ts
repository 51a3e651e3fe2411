import type { BarrierDeclaration, Language, WithdrawalDeclaration } from '@billett/domain'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Withdrawals as they were declared (§ 356a BGB), whoever declared them; staff match them to orders. */
export const contractWithdrawal = pgTable('contract_withdrawal', {
  id: uuid().primaryKey(),
  clientId: text().notNull(),
  language: text().$type<Language>().notNull(),
  content: jsonb().$type<WithdrawalDeclaration>().notNull(),
  receivedOn: instant().notNull(),
})

/** What somebody could not use (BFSG). */
export const barrierReport = pgTable('barrier_report', {
  id: uuid().primaryKey(),
  clientId: text().notNull(),
  language: text().$type<Language>().notNull(),
  content: jsonb().$type<BarrierDeclaration>().notNull(),
  receivedOn: instant().notNull(),
})

/** Not used any more: `attempt_count` is. It goes as soon as no server of the version before runs. */
export const mailAllowance = pgTable(
  'mail_allowance',
  { key: text().primaryKey(), since: instant().notNull(), mails: integer().notNull() },
  table => [index('mail_allowance_since').on(table.since)],
)
