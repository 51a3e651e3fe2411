import { type Order, totalOf } from '@billett/domain'
import { refuse } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import type { World } from '../../world.ts'
import { type Attempt, insertAttempt, latestAttempt } from './attempt.repository.ts'
import { offeredMethod } from './methods.ts'
import { nextPoll } from './poll-plan.ts'

/** Stores a new try at paying, with its idempotency key, before the provider hears of it. The order must be locked. */
export async function beginAttempt(
  world: World,
  tx: Transaction,
  order: Order,
  methodId: string | undefined,
): Promise<Attempt> {
  const method = offeredMethod(world.payments, methodId) ?? refuse('paymentMethodUnknown', 'paymentMethodId')
  const earlier = await latestAttempt(tx, order.orderId)
  const now = world.clock()
  const attempt: Attempt = {
    id: world.newId(),
    orderId: order.orderId,
    number: (earlier?.number ?? 0) + 1,
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
  }
  await insertAttempt(tx, attempt)
  return attempt
}
