import type { Cents, Instant } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { booking } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { book, reversal } from './ledger.ts'

interface Reversal {
  orderId: string
  /** Of the ticket or top-up that was sold. */
  ticketId: string
  amountCents: Cents
  bookedOn: Instant
}

/**
 * Undoes the sale of one ticket in booking and ledger: from here on its price is the customer's again. The order must
 * be locked.
 */
export async function reverseSale(world: World, tx: Transaction, undone: Reversal): Promise<void> {
  const { orderId, ticketId, bookedOn } = undone
  const [sold] = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.orderId, orderId), eq(booking.ticketId, ticketId), eq(booking.type, 'sale')))
  if (!sold) throw new Error(`ticket ${ticketId} was never booked as sold`)
  await tx.insert(booking).values({
    ...sold,
    id: world.newRowId(),
    number: sql<number>`(select max(b.number) + 1 from ${booking} b where b.order_id = ${orderId})`,
    type: 'cancellation',
    amountCents: -sold.amountCents,
    vatCents: -sold.vatCents,
    cancelsId: sold.id,
    bookedOn,
  })
  // Of what cost nothing no money moves back: only a sale may be of nothing.
  if (undone.amountCents > 0) await book(tx, reversal({ id: world.newRowId(), ...undone }))
}
