import type { Instant } from '@billett/domain'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { contract, medium, mediumOrder } from '../../../db/schema/index.ts'

export type CardOrder = typeof mediumOrder.$inferSelect
export type StoredCard = typeof medium.$inferSelect

interface Due {
  clientId: string
  now: Instant
  /** When they are asked about again where whoever takes them is killed, or hears nothing. */
  again: Instant
  most: number
}

/** Orders about which the producer is to be asked, those that wait longest; nobody else takes them until `again`. */
export const takeOrdersDue = (db: Statements, { clientId, now, again, most }: Due): Promise<CardOrder[]> => {
  const due = db
    .select({ id: mediumOrder.id })
    .from(mediumOrder)
    .where(and(eq(mediumOrder.clientId, clientId), lte(mediumOrder.askOn, now)))
    .orderBy(asc(mediumOrder.askOn))
    .limit(most)
    .for('update', { skipLocked: true })
  return db.update(mediumOrder).set({ askOn: again }).where(inArray(mediumOrder.id, due)).returning()
}

/** Held until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<CardOrder | undefined> {
  const [row] = await tx.select().from(mediumOrder).where(eq(mediumOrder.id, id)).for('update')
  return row
}

export async function changeOrder(db: Statements, id: string, change: Partial<CardOrder>): Promise<void> {
  await db.update(mediumOrder).set(change).where(eq(mediumOrder.id, id))
}

/** The latest order and the latest card of a contract, in whatever state. */
export async function cardOf(
  db: Statements,
  contractId: string,
): Promise<{ order: CardOrder | null; card: StoredCard | null }> {
  const [order] = await db
    .select()
    .from(mediumOrder)
    .where(eq(mediumOrder.contractId, contractId))
    .orderBy(desc(mediumOrder.eventSeq))
    .limit(1)
  const [card] = await db
    .select()
    .from(medium)
    .where(eq(medium.contractId, contractId))
    .orderBy(desc(medium.sentOn), desc(medium.id))
    .limit(1)
  return { order: order ?? null, card: card ?? null }
}

/** Whether another contract's card, or one that is being made for it, has this number. */
export async function isTaken(
  db: Statements,
  { clientId, id, contractId }: CardOrder,
  serial: string,
): Promise<boolean> {
  const [made] = await db
    .select({ id: medium.id })
    .from(medium)
    .where(and(eq(medium.clientId, clientId), eq(medium.serial, serial), ne(medium.contractId, contractId)))
  const [ordered] = await db
    .select({ id: mediumOrder.id })
    .from(mediumOrder)
    .where(and(eq(mediumOrder.contractId, contractId), eq(mediumOrder.serial, serial), ne(mediumOrder.id, id)))
  return made !== undefined || ordered !== undefined
}

/** Blocked cards of which the producer has not heard. */
export const blocksToTell = (db: Statements, clientId: string, most: number): Promise<StoredCard[]> =>
  db
    .select()
    .from(medium)
    .where(and(eq(medium.clientId, clientId), isNotNull(medium.blockedOn), isNull(medium.blockToldOn)))
    .orderBy(asc(medium.blockedOn))
    .limit(most)

export async function noteBlockTold(db: Statements, id: string, blockToldOn: Instant): Promise<void> {
  await db.update(medium).set({ blockToldOn }).where(eq(medium.id, id))
}

/** Orders that the producer has rejected: people decide what becomes of them. */
export const rejectedOrders = (db: Statements, clientId: string) =>
  db
    .select({ number: contract.number, detail: mediumOrder.detail, orderedOn: mediumOrder.orderedOn })
    .from(mediumOrder)
    .innerJoin(contract, eq(contract.id, mediumOrder.contractId))
    .where(and(eq(mediumOrder.clientId, clientId), eq(mediumOrder.state, 'rejected')))
    .orderBy(asc(mediumOrder.orderedOn))
