import type { Instant, Order } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { prepaidTopUp } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'

export type StoredTopUp = typeof prepaidTopUp.$inferSelect

interface Sale {
  ledgerEntryId: string
  createdOn: Instant
}

/**
 * The top-ups of an order that has just become paid, in the transaction that says so, each with the job that credits
 * its card.
 */
export async function requestTopUps(
  world: World,
  tx: Transaction,
  { orderId, clientId, currency, tickets }: Order,
  { ledgerEntryId, createdOn }: Sale,
): Promise<void> {
  for (const { ticketId, topUp, priceCents } of tickets) {
    if (!topUp) continue
    await tx.insert(prepaidTopUp).values({
      id: ticketId,
      orderId,
      ledgerEntryId,
      cardNumber: topUp.cardNumber,
      amountCents: priceCents,
      currency,
      state: 'requested',
      createdOn,
    })
    await world.jobs.send(tx, 'creditPrepaidCard', { clientId, topUpId: ticketId })
  }
}

export async function readTopUp(db: Statements, id: string): Promise<StoredTopUp | undefined> {
  const [topUp] = await db.select().from(prepaidTopUp).where(eq(prepaidTopUp.id, id))
  return topUp
}

/** A top-up that is still to be made ends; false when somebody else has ended it. */
export async function endTopUp(
  tx: Transaction,
  id: string,
  end: { state: 'credited'; doneOn: Instant } | { state: 'refused'; reason: string; doneOn: Instant },
): Promise<boolean> {
  const ended = await tx
    .update(prepaidTopUp)
    .set(end)
    .where(and(eq(prepaidTopUp.id, id), eq(prepaidTopUp.state, 'requested')))
    .returning({ id: prepaidTopUp.id })
  return ended.length > 0
}
