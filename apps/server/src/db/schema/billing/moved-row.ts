import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** What money moves with, as far as its rows have to agree with others. */
export const MOVING = [
  'claim',
  'collection',
  'payout',
  'bankFile',
  'bankEntry',
  'debtPayment',
  'invoice',
  'payrollList',
  'pass',
] as const
export type Moving = (typeof MOVING)[number]

/**
 * What was made or changed, itself or in what belongs to it, and is still to be checked against the books: triggers
 * write it beside the change, whoever makes that, and the check takes it. However old a row is, and however long nobody
 * checked, what moved is looked at once more.
 */
export const movedRow = pgTable('moved_row', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  moving: text().$type<Moving>().notNull(),
  rowId: uuid().notNull(),
})
