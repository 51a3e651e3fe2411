import { type Instant, type Order, type Ticket, totalOf } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { reverseSale } from '../../books/ledger/index.ts'
import { refundOrder } from '../../pay/payment/index.ts'
import { cancelIssued, lockIssued } from '../../ticket/fulfilment/index.ts'
import { saveReduced } from '../../ticket/order/index.ts'
import { walletsToTell } from '../../ticket/wallet/index.ts'
import { withdrawOffers } from '../hand-over/index.ts'

interface TakenBack {
  tickets: readonly Ticket[]
  why: 'cancellation' | 'cancelledByStaff'
  bookedOn: Instant
}

/**
 * Ends tickets of a locked order: nobody can travel on them any more, their sale is undone, and their price goes back
 * by the payment that brought it. Whether they may go is decided by whoever calls. Gives the order as it is stored.
 */
export async function takeBack(
  world: World,
  tx: Transaction,
  order: Order,
  { tickets, why, bookedOn }: TakenBack,
): Promise<Order> {
  const { orderId } = order
  const ticketIds = tickets.map(({ ticketId }) => ticketId)
  const issued = await lockIssued(tx, orderId, ticketIds)
  // Whoever has taken it travels on what was paid for.
  if (issued.some(({ state }) => state === 'handedOver')) refuse('ticketHandedOver', 'ticketGuids')
  await withdrawOffers(tx, ticketIds, bookedOn)
  await cancelIssued(tx, ticketIds, bookedOn)
  await walletsToTell(world, tx, ticketIds)
  for (const { ticketId, priceCents: amountCents } of tickets)
    await reverseSale(world, tx, { orderId, ticketId, amountCents, bookedOn })
  const amountCents = totalOf(tickets)
  // The mail about money says so of what cost something.
  if (amountCents > 0) await refundOrder(world, tx, order, { amountCents, why, bookedOn, ticketIds })
  else if (ticketIds.length > 0)
    await world.jobs.send(tx, 'sendCancelledMail', { clientId: order.clientId, orderId, ticketIds, why })
  return saveReduced(tx, order, bookedOn)
}
