import type { Notice, Order, Ticket } from '@billett/domain'
import { isPaid } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { insertOrder, ownerOf, readOrder } from '../order/index.ts'
import { todayIn } from '../tariff/index.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { emptyCart } from './prepare-sale.ts'

/** A validity that has begun by now begins today. */
const fromToday = (ticket: Ticket, today: string): Ticket => {
  const { choice } = ticket
  return choice.validFrom.slice(0, 10) >= today
    ? ticket
    : { ...ticket, choice: { ...choice, validFrom: `${today}${choice.validFrom.slice(10)}` } }
}

/** A new cart with the tickets of an order of the same visitor, at today's prices and without its discount code. */
export async function duplicateCart(context: Context, orderId: string): Promise<{ order: Order; notices: Notice[] }> {
  const { world } = context
  const source = await readOrder(world.db, orderId, ownerOf(context))
  const today = todayIn(world.regions.current(), world.clock())
  const keepPassengers = !isPaid(source.state)
  const tickets = source.tickets.map(ticket => ({
    ...fromToday(ticket, today),
    ticketId: world.newId(),
    passenger: keepPassengers ? ticket.passenger : {},
  }))
  const updated = bringUpToDate(world, { ...emptyCart(context), tickets })
  await insertOrder(world.db, updated.order)
  return updated
}
