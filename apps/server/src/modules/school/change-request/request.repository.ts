import { eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { schoolRequest, schoolRequestMove } from '../../../db/schema/index.ts'

export type StoredRequest = typeof schoolRequest.$inferSelect
type StoredMove = typeof schoolRequestMove.$inferInsert

export async function insertRequest(tx: Transaction, row: StoredRequest): Promise<void> {
  await tx.insert(schoolRequest).values(row)
}

export async function storeRequest(tx: Transaction, { id, ...change }: StoredRequest): Promise<void> {
  await tx.update(schoolRequest).set(change).where(eq(schoolRequest.id, id))
}

/** Held until the transaction ends. */
export async function lockRequest(tx: Transaction, id: string): Promise<StoredRequest | undefined> {
  const [row] = await tx.select().from(schoolRequest).where(eq(schoolRequest.id, id)).for('update')
  return row
}

/** Adds the moves of a request to those that it has made. */
export async function insertMoves(
  tx: Transaction,
  requestId: string,
  moves: readonly Omit<StoredMove, 'number' | 'requestId'>[],
): Promise<void> {
  if (moves.length === 0) return
  const before = await tx.$count(schoolRequestMove, eq(schoolRequestMove.requestId, requestId))
  await tx
    .insert(schoolRequestMove)
    .values(moves.map((move, index) => ({ ...move, requestId, number: before + index + 1 })))
}

/** Whether somebody has moved a request after others had asked for it. */
export async function hasMoved(db: Statements, requestId: string, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from school_request_move move join school_request asked on asked.id = move.request_id
    where move.request_id = ${requestId} and move.moved_by = ${accountId}
      and asked.requested_by is distinct from ${accountId} limit 1`)
  return rows.length > 0
}

/** The request that was handed on as another, which is of a contract; undefined where none was. */
export async function requestHandedOnAs(db: Statements, handedOnId: string): Promise<StoredRequest | undefined> {
  const [row] = await db.select().from(schoolRequest).where(eq(schoolRequest.handedOnId, handedOnId))
  return row
}
