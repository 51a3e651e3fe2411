import type { DebitNotice, PlainDate } from '@billett/domain'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import { debitNotice, debitNoticeLine } from '../../../db/schema/index.ts'

/** The notice that holds for a payer. */
export interface StoredNotice extends DebitNotice {
  id: string
  number: number
}

/** The latest notice of each of some payers who ever had one. */
export async function lastNotices(db: Statements, payerIds: readonly string[]): Promise<Map<string, StoredNotice>> {
  const { payerId, number } = debitNotice
  const rows = await db
    .selectDistinctOn([payerId])
    .from(debitNotice)
    .where(isLookedUp(payerId, payerIds))
    .orderBy(asc(payerId), sql`${number} desc`)
  const ids = rows.map(({ id }) => id)
  const lines = await db.select().from(debitNoticeLine).where(isLookedUp(debitNoticeLine.noticeId, ids))
  const byNotice = Map.groupBy(lines, line => line.noticeId)
  return new Map(rows.map(row => [row.payerId, { ...row, lines: byNotice.get(row.id) ?? [] }]))
}

/**
 * The notices that tell some payers of a day, the latest first, each with the line of that day alone: one that came too
 * late for it does not undo one that came in time.
 */
export async function noticesOfDay(
  db: Statements,
  payerIds: readonly string[],
  dueOn: PlainDate,
): Promise<Map<string, StoredNotice[]>> {
  const rows = await db
    .select({ notice: debitNotice, line: { dueOn: debitNoticeLine.dueOn, cents: debitNoticeLine.cents } })
    .from(debitNotice)
    .innerJoin(debitNoticeLine, and(eq(debitNoticeLine.noticeId, debitNotice.id), eq(debitNoticeLine.dueOn, dueOn)))
    .where(isLookedUp(debitNotice.payerId, payerIds))
    .orderBy(asc(debitNotice.payerId), desc(debitNotice.number))
  const told = rows.map(({ notice, line }) => ({ ...notice, lines: [line] }))
  return Map.groupBy(told, ({ payerId }) => payerId)
}

/** By which notices are read. */
export const NOTICES_READ_BY = [debitNotice.payerId, debitNoticeLine.noticeId]

export interface NewNotice {
  row: typeof debitNotice.$inferInsert
  lines: DebitNotice['lines']
}

export async function insertNotices(tx: Transaction, notices: readonly NewNotice[]): Promise<void> {
  await insertRows(
    tx,
    debitNotice,
    notices.map(({ row }) => row),
  )
  await insertRows(
    tx,
    debitNoticeLine,
    notices.flatMap(({ row, lines }) => lines.map(({ dueOn, cents }) => ({ noticeId: row.id, dueOn, cents }))),
  )
}
