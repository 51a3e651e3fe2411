import { HOLDING_STATES, type Instant, type PlainDate } from '@billett/domain'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import { collection, collectionClaim, mandate } from '../../../db/schema/index.ts'

/** What is collected from a payer on a day, and which claims it is for. */
export interface PlannedCollection {
  row: typeof collection.$inferInsert
  claims: (typeof collectionClaim.$inferInsert)[]
}

/** By which collections are read. */
export const COLLECTIONS_READ_BY = [
  collection.payerId,
  collection.mandateId,
  collection.fileId,
  collectionClaim.claimId,
]

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
    .where(and(isLookedUp(payerId, payerIds), eq(collection.dueOn, dueOn), inArray(state, [...HOLDING_STATES])))
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
  await tx.update(collection).set({ state: 'filed', fileId }).where(isLookedUp(collection.id, ids))
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
  return drop(
    tx,
    and(
      eq(collection.clientId, clientId),
      eq(collection.dueOn, dueOn),
      inArray(collection.state, ['planned', 'announced', 'filed']),
    ),
    now,
  )
}

/** The same of one file that the bank does not have. */
export const dropFiled = (tx: Transaction, fileId: string, now: Instant): Promise<number> =>
  drop(tx, and(eq(collection.fileId, fileId), eq(collection.state, 'filed')), now)

async function drop(tx: Transaction, which: SQL | undefined, now: Instant): Promise<number> {
  const dropped = await tx
    .update(collection)
    .set({ state: 'dropped', fileId: null })
    .where(which)
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
    .where(isLookedUp(mandate.id, mandateIds))
  return presented.map(row => row.id)
}

/** The money of what is on its way, of a file or of some collections, has come; gives the ids. */
export async function settlePresented(
  tx: Transaction,
  which: { fileId: string } | { ids: readonly string[] },
): Promise<string[]> {
  const of = 'fileId' in which ? eq(collection.fileId, which.fileId) : isLookedUp(collection.id, which.ids)
  const settled = await tx
    .update(collection)
    .set({ state: 'settled' })
    .where(and(of, eq(collection.state, 'presented')))
    .returning({ id: collection.id })
  return settled.map(({ id }) => id)
}

interface Ending {
  clientId: string
  ids: readonly string[]
  from: 'presented' | 'settled'
  to: 'rejected' | 'returned'
  endedOn: Instant
}

/** What collections were for is owed again; gives the ids of those of the client's that have come so far. */
export async function endWithoutMoney(
  tx: Transaction,
  { clientId, ids, from, to, endedOn }: Ending,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .update(collection)
    .set({ state: to })
    .where(and(eq(collection.clientId, clientId), isLookedUp(collection.id, ids), eq(collection.state, from)))
    .returning({ id: collection.id })
  const ended = rows.map(({ id }) => id)
  if (ended.length > 0)
    await tx
      .update(collectionClaim)
      .set({ reopenedOn: endedOn })
      .where(and(isLookedUp(collectionClaim.collectionId, ended), isNull(collectionClaim.reopenedOn)))
  return new Set(ended)
}

/** What the bank has of one file is in another, and not at the bank any more; gives the ids. */
export async function moveToFile(tx: Transaction, { from, to }: { from: string; to: string }): Promise<string[]> {
  const moved = await tx
    .update(collection)
    .set({ state: 'filed', fileId: to })
    .where(and(eq(collection.fileId, from), eq(collection.state, 'presented')))
    .returning({ id: collection.id })
  return moved.map(({ id }) => id)
}

/** How many collections of a file the bank has that it has not decided on, and what they are together. */
export async function presentedOf(tx: Transaction, fileId: string): Promise<{ count: number; sumCents: number }> {
  const [row] = await tx
    .select({
      count: sql`count(*)`.mapWith(Number),
      sumCents: sql`coalesce(sum(${collection.cents}), 0)`.mapWith(Number),
    })
    .from(collection)
    .where(and(eq(collection.fileId, fileId), eq(collection.state, 'presented')))
  return row ?? { count: 0, sumCents: 0 }
}

/** Whether the bank has yet to have, or to decide on, anything that is collected on a day. */
export async function isAnyUnderWay(
  tx: Transaction,
  { clientId, dueOn }: { clientId: string; dueOn: PlainDate },
): Promise<boolean> {
  const rows = await tx
    .select({ id: collection.id })
    .from(collection)
    .where(
      and(
        eq(collection.clientId, clientId),
        eq(collection.dueOn, dueOn),
        inArray(collection.state, ['planned', 'announced', 'filed', 'presented']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
