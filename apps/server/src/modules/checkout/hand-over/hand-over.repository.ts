import type { Instant } from '@billett/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { ticketHandOver } from '../../../db/schema/index.ts'

export type StoredHandOver = typeof ticketHandOver.$inferSelect

/** Offers of these tickets that nobody has taken and nobody has withdrawn; their time may be over. */
const openOf = (ticketIds: readonly string[]) =>
  and(
    inArray(ticketHandOver.ticketId, [...ticketIds]),
    isNull(ticketHandOver.takenOn),
    isNull(ticketHandOver.withdrawnOn),
  )

export async function openOffer(db: Statements, ticketId: string): Promise<StoredHandOver | undefined> {
  const [offer] = await db
    .select()
    .from(ticketHandOver)
    .where(openOf([ticketId]))
  return offer
}

/** Nobody can take these tickets by links that were made until now. Their order must be locked. */
export async function withdrawOffers(
  tx: Transaction,
  ticketIds: readonly string[],
  withdrawnOn: Instant,
): Promise<void> {
  await tx.update(ticketHandOver).set({ withdrawnOn }).where(openOf(ticketIds))
}

/** In place of every offer of this ticket that nobody has taken. Its order must be locked. */
export async function replaceOffer(
  tx: Transaction,
  offer: Omit<StoredHandOver, 'withdrawnOn' | 'takenOn' | 'takenOrderId' | 'takenTicketId'>,
): Promise<void> {
  await tx
    .delete(ticketHandOver)
    .where(and(eq(ticketHandOver.ticketId, offer.ticketId), isNull(ticketHandOver.takenOn)))
  await tx.insert(ticketHandOver).values(offer)
}

/** By the hash of its secret, whatever has become of it. */
export async function handOverByHash(
  db: Statements,
  clientId: string,
  hash: string,
): Promise<StoredHandOver | undefined> {
  const [found] = await db
    .select()
    .from(ticketHandOver)
    .where(and(eq(ticketHandOver.clientId, clientId), eq(ticketHandOver.hash, hash)))
  return found
}

export async function readHandOver(db: Statements, id: string): Promise<StoredHandOver | undefined> {
  const [found] = await db.select().from(ticketHandOver).where(eq(ticketHandOver.id, id))
  return found
}

export async function saveTaken(
  tx: Transaction,
  id: string,
  taken: { takenOn: Instant; takenOrderId: string; takenTicketId: string },
): Promise<void> {
  await tx.update(ticketHandOver).set(taken).where(eq(ticketHandOver.id, id))
}
