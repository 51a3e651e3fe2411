import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { bankReturn } from '../../../db/schema/index.ts'

export const insertReturns = (tx: Transaction, rows: readonly (typeof bankReturn.$inferInsert)[]): Promise<void> =>
  insertRows(tx, bankReturn, rows)
