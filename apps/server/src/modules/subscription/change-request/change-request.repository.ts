import type { ChangeRequestState, Instant } from '@billett/domain'
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { changeRequest, contractEvent } from '../../../db/schema/index.ts'

export type StoredChangeRequest = typeof changeRequest.$inferSelect

/** Joins to a request what it put into the contract's history first. */
export const firstEventOf = and(
  eq(contractEvent.contractId, changeRequest.contractId),
  eq(contractEvent.seq, sql`(${changeRequest.events} ->> 0)::int`),
)

/** What was asked for about contracts, by their ids, the latest first. */
export async function requestsOf(
  db: Statements,
  contractIds: readonly string[],
): Promise<Map<string, StoredChangeRequest[]>> {
  const requests = new Map<string, StoredChangeRequest[]>(contractIds.map(id => [id, []]))
  if (contractIds.length === 0) return requests
  const rows = await db
    .select()
    .from(changeRequest)
    .where(inArray(changeRequest.contractId, [...contractIds]))
    .orderBy(desc(changeRequest.requestedOn), desc(changeRequest.id))
  for (const row of rows) if (row.contractId !== null) requests.get(row.contractId)?.push(row)
  return requests
}

export async function insertRequest(tx: Transaction, row: StoredChangeRequest): Promise<void> {
  await tx.insert(changeRequest).values(row)
}

/** What was asked for is as if it had never been. Returns false where somebody was faster. */
export async function markTakenBack(tx: Transaction, id: string, takenBackBy: string): Promise<boolean> {
  const rows = await tx
    .update(changeRequest)
    .set({ takenBackBy, takeBackUntil: null })
    .where(and(eq(changeRequest.id, id), isNull(changeRequest.takenBackBy)))
    .returning({ id: changeRequest.id })
  return rows.length > 0
}

type Decided = Pick<
  StoredChangeRequest,
  'decidedOn' | 'decidedBy' | 'decision' | 'effectiveOn' | 'takeBackUntil' | 'events'
> & { state: ChangeRequestState }

export async function storeDecision(tx: Transaction, id: string, decided: Decided): Promise<void> {
  await tx.update(changeRequest).set(decided).where(eq(changeRequest.id, id))
}

/** Of one client only, held until the transaction ends. */
export async function lockRequest(
  tx: Transaction,
  clientId: string,
  id: string,
): Promise<StoredChangeRequest | undefined> {
  const [row] = await tx
    .select()
    .from(changeRequest)
    .where(and(eq(changeRequest.clientId, clientId), eq(changeRequest.id, id)))
    .for('update')
  return row
}

/** Those that somebody still has to decide on, which were asked for before a moment; those that wait longest first. */
export async function undecidedRequests(
  db: Statements,
  clientId: string,
  { before, most }: { before: Instant; most: number },
): Promise<StoredChangeRequest[]> {
  const { decidedOn, requestedOn } = changeRequest
  return db
    .select()
    .from(changeRequest)
    .where(and(eq(changeRequest.clientId, clientId), isNull(decidedOn), lte(requestedOn, before)))
    .orderBy(asc(requestedOn))
    .limit(most)
}
