import type { PartnerOrder } from '@billett/contract'
import { totalOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { readAnyOrder } from '../order/index.ts'

/** An order of this client's that was paid. Refuses `orderNotFound` for every other: carts are their owners' alone. */
export async function showPartnerOrder(world: World, orderId: string): Promise<PartnerOrder> {
  const order = await readAnyOrder(world.db, orderId)
  if (order?.clientId !== clientIdOf(world) || order.paidOn === null) return refuse('orderNotFound', 'orderId')
  const { orderNumber, state, createdOn, paidOn, currency, tickets } = order
  return {
    orderId,
    orderNumber,
    state,
    createdOn,
    paidOn,
    totalInCents: totalOf(tickets),
    currency,
    tickets: tickets.map(({ ticketId, nameLong: name, priceCents: priceInCents }) => ({
      ticketId,
      name,
      priceInCents,
    })),
  }
}
