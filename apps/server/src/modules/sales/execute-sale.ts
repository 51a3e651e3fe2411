import { awaitsPayment, isDecided, isOpen, type Order, placeOrder, totalOf } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { accepted, refuse } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import { type Attempt, keepTerms, lockOrder, ownerOf, readOrder, saveOrder } from '../order/index.ts'
import {
  beginAttempt,
  cancelOpenAttempt,
  forgetAttempt,
  isOffered,
  latestAttempt,
  openAttempt,
  payOrder,
} from '../payment/index.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import type { Execution } from './execution.ts'
import { namePassengers } from './name-passengers.ts'
import { checkedReturnUrl } from './return-url.ts'
import { termsOfTickets } from './terms-of-tickets.ts'

/**
 * Places the order and starts its payment. Doing it again, from another tab or after a reload, finds the same order and the same payment:
 * an attempt that is open is gone on with, and one by another method is ended first.
 */
export async function executeSale(context: Context, execution: Execution): Promise<Order> {
  const { world } = context
  const { orderId } = execution
  if (await openByOtherMethod(context, execution)) {
    // A request that is going to be refused must not end a payment that is under way.
    await refuseIfHopeless(context, execution)
    if (!isOffered(world, execution.paymentMethodId)) refuse('paymentMethodUnknown', 'paymentMethodId')
    if (!(await cancelOpenAttempt(world, orderId))) refuse('paymentInProgress', 'orderId')
  }

  const { order, attempt } = await world.db.transaction(tx => place(context, tx, execution))
  if (attempt && !isDecided(attempt.state) && attempt.reference === null) {
    const opened = await openAttempt(world, order, attempt)
    if (opened.state === 'declined') refuse('paymentRefused', 'paymentMethodId')
    // Nobody was sent to a pay page, so nothing can have been charged: the order is free for the next try.
    if (opened.redirectUrl === null && !isDecided(opened.state)) {
      await forgetAttempt(world, opened)
      refuse('paymentProviderUnreachable')
    }
  }
  return readOrder(world.db, orderId, ownerOf(context))
}

async function refuseIfHopeless(context: Context, execution: Execution): Promise<void> {
  const { world, origin } = context
  const { orderId, expectedTotalInCents, redirectURL } = execution
  const order = await readOrder(world.db, orderId, ownerOf(context))
  if (totalOf(order.tickets) !== expectedTotalInCents) refuse('priceChanged', 'expectedTotalInCents')
  checkedReturnUrl(world, origin, redirectURL, orderId)
}

async function openByOtherMethod(context: Context, { orderId, paymentMethodId }: Execution): Promise<boolean> {
  const { world } = context
  await readOrder(world.db, orderId, ownerOf(context))
  const attempt = await latestAttempt(world.db, orderId)
  return attempt !== undefined && !isDecided(attempt.state) && attempt.methodId !== paymentMethodId
}

async function place(
  context: Context,
  tx: Transaction,
  execution: Execution,
): Promise<{ order: Order; attempt?: Attempt }> {
  const { world } = context
  const { orderId, expectedTotalInCents, redirectURL, passengers, buyer, paymentMethodId, validateFirst } = execution
  const order = await lockOrder(tx, orderId, ownerOf(context), world.clock())
  if (awaitsPayment(order.state)) return { order, attempt: await latestAttempt(tx, orderId) }
  if (!isOpen(order.state)) return { order }

  const named = namePassengers(world, order, passengers)
  const { order: current, notices } = bringUpToDate(world, named)
  // A beginning that has passed meanwhile moves to now; whatever else changed, the passenger reads first.
  if (notices.some(notice => notice.kind !== 'validityMoved')) refuse('priceChanged', 'expectedTotalInCents')
  const binding = accepted(placeOrder(current, buyer, expectedTotalInCents)).order
  const placed: Order = {
    ...binding,
    terms: await keepTerms(tx, termsOfTickets(world, binding.tickets, context.language)),
    returnUrl: checkedReturnUrl(world, context.origin, redirectURL, orderId),
    language: context.language,
    validateFirst,
  }
  if (totalOf(placed.tickets) === 0) {
    await payOrder(world, tx, placed)
    return { order: placed }
  }
  await saveOrder(tx, placed)
  return { order: placed, attempt: await beginAttempt(world, tx, placed, paymentMethodId) }
}
