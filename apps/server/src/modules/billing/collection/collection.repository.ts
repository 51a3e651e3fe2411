import { HOLDING_STATES, type Instant, type PlainDate } from '@billett/domain'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { collection, collectionClaim, mandate } from '../../../db/schema/index.ts'

/** What is collected from a payer on a day, and which claims it is for. */
export interface PlannedCollection {
  row: typeof collection.$inferInsert
  claims: (typeof collectionClaim.$inferInsert)[]
}

/** Those of some payers from whom something is collected on a day already. */
export async function collectedFrom(
  tx: Transaction,
  payerIds: readonly string[],
  dueOn: PlainDate,
): Promise<Set<string>> {
  const { payerId, state } = collection
  const rows = await tx
    .select({ payerId })
    .from(collection)
    .where(and(inArray(payerId, [...payerIds]), eq(collection.dueOn, dueOn), inArray(state, [...HOLDING_STATES])))
  return new Set(rows.map(row => row.payerId))
}

export async function insertPlanned(tx: Transaction, planned: readonly PlannedCollection[]): Promise<void> {
  await insertRows(
    tx,
    collection,
    planned.map(({ row }) => row),
  )
  await insertRows(
    tx,
    collectionClaim,
    planned.flatMap(({ claims }) => claims),
  )
}

/** What is announced for a day and in no file yet, held until the transaction ends. */
export const lockAnnounced = (
  tx: Transaction,
  { clientId, dueOn, most }: { clientId: string; dueOn: PlainDate; most: number },
): Promise<{ id: string; cents: number }[]> =>
  tx
    .select({ id: collection.id, cents: collection.cents })
    .from(collection)
    .where(and(eq(collection.clientId, clientId), eq(collection.dueOn, dueOn), eq(collection.state, 'announced')))
    .orderBy(asc(collection.id))
    .limit(most)
    .for('update')

export async function fileCollections(tx: Transaction, fileId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(collection)
    .set({ state: 'filed', fileId })
    .where(inArray(collection.id, [...ids]))
}

/** The collections of a file are in none again, and wait for another. */
export async function takeOutOfFile(tx: Transaction, fileId: string): Promise<void> {
  await tx.update(collection).set({ state: 'announced', fileId: null }).where(eq(collection.fileId, fileId))
}

/** What of a day is not at the bank is not collected, and what it was for is owed and free; gives how many. */
export async function dropUnderWay(
  tx: Transaction,
  { clientId, dueOn, now }: { clientId: string; dueOn: PlainDate; now: Instant },
): Promise<number> {
  const dropped = await tx
    .update(collection)
    .set({ state: 'dropped', fileId: null })
    .where(
      and(
        eq(collection.clientId, clientId),
        eq(collection.dueOn, dueOn),
        inArray(collection.state, ['planned', 'announced', 'filed']),
      ),
    )
    .returning({ id: collection.id })
  await tx.execute(sql`
    update collection_claim set reopened_on = ${now}::timestamptz
    where collection_id = any(${sql.param(dropped.map(({ id }) => id))}::uuid[]) and reopened_on is null`)
  return dropped.length
}

/** The collections of a file are on their way to the bank, and their mandates are used; gives their ids. */
export async function presentFiled(
  tx: Transaction,
  { id, dueOn }: { id: string; dueOn: PlainDate },
): Promise<string[]> {
  const presented = await tx
    .update(collection)
    .set({ state: 'presented' })
    .where(eq(collection.fileId, id))
    .returning({ id: collection.id, mandateId: collection.mandateId })
  const mandateIds = presented.map(({ mandateId }) => mandateId)
  await tx
    .update(mandate)
    .set({ lastCollectionOn: sql`greatest(${mandate.lastCollectionOn}, ${dueOn})` })
    .where(inArray(mandate.id, mandateIds))
  return presented.map(row => row.id)
}

/** The money of what is on its way of a file has come; gives the ids. */
export async function settlePresented(tx: Transaction, fileId: string): Promise<string[]> {
  const settled = await tx
    .update(collection)
    .set({ state: 'settled' })
    .where(and(eq(collection.fileId, fileId), eq(collection.state, 'presented')))
    .returning({ id: collection.id })
  return settled.map(({ id }) => id)
}

/** What a collection was for is owed again. False where it is none of the client's whose money has come. */
export async function returnSettled(
  tx: Transaction,
  { clientId, id, returnedOn }: { clientId: string; id: string; returnedOn: Instant },
): Promise<boolean> {
  const returned = await tx
    .update(collection)
    .set({ state: 'returned' })
    .where(and(eq(collection.clientId, clientId), eq(collection.id, id), eq(collection.state, 'settled')))
    .returning({ id: collection.id })
  if (returned.length === 0) return false
  await tx
    .update(collectionClaim)
    .set({ reopenedOn: returnedOn })
    .where(and(eq(collectionClaim.collectionId, id), isNull(collectionClaim.reopenedOn)))
  return true
}
