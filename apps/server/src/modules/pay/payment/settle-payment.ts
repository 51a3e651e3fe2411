import {
  isDecided,
  isFinal,
  moved,
  movedAttempt,
  nextPoll,
  type Order,
  type Settlement,
  settle,
  totalOf,
} from '@billett/domain'
import { accepted } from '../../../call/refused.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { together } from '../../../db/together.ts'
import type { Surroundings } from '../../../world.ts'
import { book, capture } from '../../books/ledger/index.ts'
import { type Attempt, lockOrderAndAttempt, saveProgress } from '../../ticket/order/index.ts'
import { readAttempt, saveAttempt, savePoll } from './attempt.repository.ts'
import { type Fact, fetchFact } from './fetch-fact.ts'
import { isNewEvent, type ProviderEvent } from './inbox.repository.ts'
import { payOrder, type Tickets, withTickets } from './pay-order.ts'
import { requestRefund } from './refund/request-refund.ts'

/** How often a fact is fetched again because somebody else settled meanwhile. */
const TRIES = 5

interface Occasion {
  /** The provider's message that says it is time to ask. */
  event?: ProviderEvent
  /** Asked because its time had come; only this counts for how soon it is asked again. */
  scheduled?: boolean
}

/**
 * THE function through which money reaches an order: the passenger's return, the provider's message (`event`) and our
 * own polling all call it and nothing else does. The provider is asked outside the transaction; under the lock its
 * answer counts only if the attempt has not changed since. `attempt` may be as old as it likes. One that is final is
 * not asked about: nothing the provider could say would change anything.
 */
export async function settlePayment(world: Surroundings, attempt: Attempt, occasion: Occasion = {}): Promise<void> {
  const settling = settleUntilKnown(world, attempt, occasion)
  const mine = underWay.get(world.db) ?? new Map<string, Promise<void>>()
  underWay.set(world.db, mine.set(attempt.id, settling))
  try {
    await settling
  } finally {
    if (mine.get(attempt.id) === settling) mine.delete(attempt.id)
  }
}

/** By attempt, what this process is settling just now. A process has one pool for calls; a world, each of them. */
const underWay = new WeakMap<Database, Map<string, Promise<void>>>()

/**
 * The passenger has come back. The provider's message often arrives in the same moment: what it is finding out is
 * waited for, and the provider is asked once more only where that has decided nothing.
 */
export async function settleOnReturn(world: Surroundings, attempt: Attempt): Promise<void> {
  const settling = underWay.get(world.db)?.get(attempt.id)
  if (!settling) return settlePayment(world, attempt)
  await settling.catch(() => undefined)
  const after = await readAttempt(world.db, attempt.id)
  if (after && !isDecided(after.state)) await settlePayment(world, after)
}

async function settleUntilKnown(world: Surroundings, attempt: Attempt, occasion: Occasion): Promise<void> {
  let before: Attempt | undefined = attempt
  for (let tries = 0; before && tries < TRIES; tries += 1) {
    if (isFinal(before.state)) return keepEvent(world, occasion)
    const asked: Attempt = before
    await world.reached('paymentToBeFetched')
    const fact = await fetchFact(world.payments, asked, world.clock())
    await world.reached('paymentFetched')
    const settled = await withTickets(world, (tx, tickets) =>
      settleUnderLock(world, tx, { asked, fact, occasion, tickets }),
    ).catch(unlessHandledBefore)
    await world.reached('settlementStored')
    if (settled) return
    before = await readAttempt(world.db, attempt.id)
  }
  if (before) throw new Error(`payment attempt ${attempt.id} changed ${TRIES} times while it was settled`)
}

/** The message came after everything it could tell. */
async function keepEvent(world: Surroundings, { event }: Occasion): Promise<void> {
  if (event) await isNewEvent(world.db, event, world.clock())
}

interface Asked {
  asked: Attempt
  fact: Fact
  occasion: Occasion
  tickets: Tickets
}

async function settleUnderLock(
  world: Surroundings,
  tx: Transaction,
  { asked, fact, occasion: { event, scheduled = false }, tickets }: Asked,
): Promise<boolean> {
  const locked = await lockOrderAndAttempt(tx, asked.id)
  if (!locked) return true
  const { order, attempt } = locked
  if (attempt.version !== asked.version) return false
  const situation = {
    state: order.state,
    totalCents: totalOf(order.tickets),
    currency: order.currency,
    ticketIds: order.tickets.map(ticket => ticket.ticketId),
  }
  const settlement = settle({ order: situation, attempt, fact })
  const [isNew] = await together(
    event ? isNewEvent(tx, event, world.clock()) : Promise.resolve(true),
    keepFact(world, tx, attempt, fact, settlement, scheduled),
    carryOut(world, tx, order, attempt, settlement, tickets),
  )
  if (!isNew) throw new HandledBefore()
  await world.reached('settlementToBeStored')
  return true
}

/** The provider repeats a message: what it would have done is undone with the transaction. */
class HandledBefore extends Error {}

function unlessHandledBefore(error: unknown): true {
  if (error instanceof HandledBefore) return true
  throw error
}

async function keepFact(
  world: Surroundings,
  tx: Transaction,
  attempt: Attempt,
  fact: Fact,
  settlement: Settlement,
  scheduled: boolean,
): Promise<void> {
  const now = world.clock()
  const polls = attempt.polls + (scheduled ? 1 : 0)
  const asked: Attempt = {
    ...accepted(movedAttempt(attempt, settlement.attempt)).attempt,
    reason: fact.reason,
    reference: fact.reference,
    redirectUrl: fact.redirectUrl,
    methodLabel: fact.methodLabel,
    debit: fact.debit,
    polls,
    pollOn: nextPoll(settlement.attempt, polls, now),
  }
  const isNew = asked.state !== attempt.state || asked.reference !== attempt.reference
  await (isNew ? saveAttempt : savePoll)(tx, asked)
}

async function carryOut(
  world: Surroundings,
  tx: Transaction,
  order: Order,
  attempt: Attempt,
  { captured, refund, order: next }: Settlement,
  tickets: Tickets,
): Promise<void> {
  const entry = { orderId: order.orderId, attemptId: attempt.id, bookedOn: world.clock() }
  const bookings = captured > 0 ? [capture({ ...entry, id: world.newRowId(), amountCents: captured })] : []
  const becomesPaid = next === 'paid' && order.state !== 'paid'
  if (!becomesPaid) await book(tx, ...bookings)
  if (refund)
    await requestRefund(world, tx, { ...entry, clientId: order.clientId, amountCents: refund.cents, why: refund.why })
  if (becomesPaid) await payOrder(world, tx, order, { tickets, bookings })
  else if (next !== order.state) await saveProgress(tx, accepted(moved(order, next)).order)
}
