import type { CartTicket } from '@billett/contract'
import { emptyCart, type Order, orderNumberFrom } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Context } from '../../../../call/context.ts'
import { guestToken } from '../../../../call/visitor/guest-token.ts'
import { cardsOfTickets } from '../../../books/prepaid/index.ts'
import { insertOrder } from '../../../ticket/order/index.ts'
import { casesOfTickets } from './cases-of-tickets.ts'
import { putIn } from './put-in.ts'

/** An empty cart of this visitor, not stored yet. */
export const newCart = ({ world, visitor, language }: Context): Order =>
  emptyCart({
    orderId: world.newId(),
    orderNumber: orderNumberFrom(world.newId()),
    clientId: clientIdOf(world),
    ownerId: visitor.id,
    language,
    currency: world.regions.current().tariff.currency,
    createdOn: world.clock(),
  })

/** Begins a cart. Whoever has no identity yet becomes a guest. */
export async function prepareSale(
  context: Context,
  tickets: readonly CartTicket[],
): Promise<{ order: Order; token?: string }> {
  const { world, visitor } = context
  const isNew = visitor.kind === 'anonymous'
  const owner: Context = isNew ? { ...context, visitor: { ...visitor, kind: 'guest', id: world.newId() } } : context
  const asked = { cards: await cardsOfTickets(context, tickets), cases: await casesOfTickets(context, tickets) }
  const cart = tickets.reduce((filled, ticket) => putIn(owner, filled, ticket, asked), newCart(owner))
  const order = await insertOrder(world.db, cart, world.newId)
  await world.reached('cartStored')
  return isNew ? { order, token: await guestToken(world, owner.visitor.id) } : { order }
}
