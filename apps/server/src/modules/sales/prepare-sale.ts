import type { CartTicket } from '@billett/contract'
import { addMinutes, CART_MINUTES, type Order } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { guestToken } from '../../call/guest-token.ts'
import { insertOrder } from '../order/index.ts'
import { putIn } from './put-in.ts'

/** An empty cart of this visitor. */
export function emptyCart({ world, visitor, language }: Context): Order {
  const now = world.clock()
  return {
    orderId: world.newId(),
    clientId: world.client.config.settings.clientId,
    ownerId: visitor.id,
    state: 'created',
    language,
    currency: world.regions.current().tariff.currency,
    tickets: [],
    discountCode: null,
    buyer: null,
    returnUrl: null,
    createdOn: now,
    expiresOn: addMinutes(now, CART_MINUTES),
    paidOn: null,
    terms: {},
    validateFirst: null,
    invoiceNumber: null,
  }
}

/** Begins a cart. Whoever has no identity yet becomes a guest. */
export async function prepareSale(
  context: Context,
  tickets: readonly CartTicket[],
): Promise<{ order: Order; token?: string }> {
  const { world, visitor } = context
  const isNew = visitor.kind === 'anonymous'
  const owner: Context = isNew ? { ...context, visitor: { ...visitor, kind: 'guest', id: world.newId() } } : context
  const order = tickets.reduce((cart, ticket) => putIn(owner, cart, ticket), emptyCart(owner))
  await insertOrder(world.db, order)
  return isNew ? { order, token: await guestToken(world, owner.visitor.id) } : { order }
}
