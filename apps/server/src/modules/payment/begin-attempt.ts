import { nextPoll, type Order, totalOf } from '@billett/domain'
import { refuse } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import type { World } from '../../world.ts'
import type { Attempt } from '../order/index.ts'
import { insertAttempt } from './attempt.repository.ts'
import { offeredMethod } from './methods.ts'

/** Stores a new try at paying, with its idempotency key, before the provider hears of it. The order must be locked. */
export async function beginAttempt(
  world: World,
  tx: Transaction,
  order: Order,
  methodId: string | undefined,
): Promise<Attempt> {
  const method = offeredMethod(world.payments, methodId) ?? refuse('paymentMethodUnknown', 'paymentMethodId')
  const now = world.clock()
  return insertAttempt(tx, {
    id: world.newId(),
    orderId: order.orderId,
    provider: world.payments.name,
    methodId: method.id,
    amountCents: totalOf(order.tickets),
    currency: order.currency,
    ticketIds: order.tickets.map(ticket => ticket.ticketId),
    idempotencyKey: world.newId(),
    reference: null,
    redirectUrl: null,
    state: 'created',
    reason: null,
    createdOn: now,
    version: 0,
    pollOn: nextPoll('created', 0, now),
    polls: 0,
  })
}
