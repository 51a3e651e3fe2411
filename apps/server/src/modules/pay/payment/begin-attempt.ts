import { nextPoll, type Order, totalOf } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import type { Attempt } from '../../ticket/order/index.ts'
import { insertAttempt } from './attempt.repository.ts'

/** What an attempt is paid by: a method the provider offers, or one that was stored and is charged by its token. */
export interface PayBy {
  methodId: string
  token: string | null
  /** Of a stored one: what it is called. */
  label: string | null
}

/** Stores a new try at paying, with its idempotency key, before the provider hears of it. The order must be locked. */
export async function beginAttempt(
  world: World,
  tx: Transaction,
  order: Order,
  { methodId, token, label }: PayBy,
): Promise<Attempt> {
  const now = world.clock()
  return insertAttempt(tx, {
    id: world.newRowId(),
    orderId: order.orderId,
    provider: world.payments.name,
    methodId,
    token,
    methodLabel: label,
    debit: null,
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
