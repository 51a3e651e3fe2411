import { canMove, type Order, type Settlement, settle, totalOf } from '@billett/domain'
import type { Transaction } from '../../db/database.ts'
import type { World } from '../../world.ts'
import { lockAnyOrder, saveOrder } from '../order/index.ts'
import { type Attempt, lockAttempt, readAttempt, saveAttempt, savePoll } from './attempt.repository.ts'
import { type Fact, fetchFact } from './fetch-fact.ts'
import { isNewEvent, type ProviderEvent } from './inbox.ts'
import { bookCapture } from './ledger.ts'
import { payOrder } from './pay-order.ts'
import { nextPoll } from './poll-plan.ts'
import { requestRefund } from './request-refund.ts'

/** How often a fact is fetched again because somebody else settled meanwhile. */
const TRIES = 5

interface Occasion {
  /** The provider's message that says it is time to ask. */
  event?: ProviderEvent
  /** Asked because its time had come; only this counts for how soon it is asked again. */
  scheduled?: boolean
}

/**
 * THE function through which money reaches an order: the passenger's return, the provider's message (`event`) and our own polling all call it and
 * nothing else does. The provider is asked outside the transaction; under the lock its answer counts only if the attempt has not changed since.
 */
export async function settlePayment(world: World, attemptId: string, occasion: Occasion = {}): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await readAttempt(world.db, attemptId)
    if (!before) return
    const fact = await fetchFact(world.payments, before, world.clock())
    const settled = await world.db.transaction(tx => settleUnderLock(world, tx, before, fact, occasion))
    if (settled) return
  }
  throw new Error(`payment attempt ${attemptId} changed ${TRIES} times while it was settled`)
}

async function settleUnderLock(
  world: World,
  tx: Transaction,
  before: Attempt,
  fact: Fact,
  { event, scheduled = false }: Occasion,
): Promise<boolean> {
  // Orders are always locked before their attempts, so that no two can wait for each other.
  const order = await lockAnyOrder(tx, before.orderId)
  const attempt = await lockAttempt(tx, before.id)
  if (!order || !attempt) return true
  if (attempt.version !== before.version) return false
  if (event && !(await isNewEvent(tx, event, world.clock()))) return true
  const situation = {
    state: order.state,
    totalCents: totalOf(order.tickets),
    currency: order.currency,
    ticketIds: order.tickets.map(ticket => ticket.ticketId),
  }
  const settlement = settle({ order: situation, attempt, fact })
  await keepFact(world, tx, attempt, fact, settlement, scheduled)
  await carryOut(world, tx, order, attempt, settlement)
  return true
}

async function keepFact(
  world: World,
  tx: Transaction,
  attempt: Attempt,
  fact: Fact,
  settlement: Settlement,
  scheduled: boolean,
): Promise<void> {
  const now = world.clock()
  const polls = attempt.polls + (scheduled ? 1 : 0)
  const asked: Attempt = {
    ...attempt,
    state: settlement.attempt,
    reason: fact.reason,
    reference: fact.reference,
    redirectUrl: fact.redirectUrl,
    polls,
    pollOn: nextPoll(settlement.attempt, polls, now),
  }
  const isNew = asked.state !== attempt.state || asked.reference !== attempt.reference
  await (isNew ? saveAttempt : savePoll)(tx, asked)
}

async function carryOut(
  world: World,
  tx: Transaction,
  order: Order,
  attempt: Attempt,
  { captured, refund, order: next }: Settlement,
): Promise<void> {
  const now = world.clock()
  const entry = { orderId: order.orderId, attemptId: attempt.id, bookedOn: now }
  if (captured > 0) await bookCapture(tx, { ...entry, id: world.newId(), amountCents: captured })
  if (refund) await requestRefund(world, tx, { ...entry, amountCents: refund.cents, why: refund.why })
  if (next === order.state || !canMove(order.state, next)) return
  if (next === 'paid') await payOrder(world, tx, order)
  else await saveOrder(tx, { ...order, state: next })
}
