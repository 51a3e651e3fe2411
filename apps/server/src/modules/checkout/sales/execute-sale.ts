import { isDecided, type Order, totalOf } from '@billett/domain'
import { limitedInPlace } from '../../../call/act/limited-in-place.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { cancelOpenAttempt, openOrRefuse, settlePayment } from '../../pay/payment/index.ts'
import { payByOf } from '../../pay/payment-method/index.ts'
import { type Attempt, latestAttempt, ownerOf, readOrder } from '../../ticket/order/index.ts'
import { checkBuyer } from './check-buyer.ts'
import type { Execution } from './execution.ts'
import { type Placed, place } from './place.ts'
import { checkedReturnUrl } from './return-url.ts'

/**
 * Places the order and starts its payment. Doing it again, from another tab or after a reload, finds the same order and
 * the same payment: an attempt that is open is gone on with, and one by another method is ended first.
 */
export async function executeSale(context: Context, execution: Execution): Promise<Placed> {
  const { world } = context
  limitedInPlace(context, execution.expectedTotalInCents, 'expectedTotalInCents')
  const placed = await placeByThisMethod(context, execution)
  const { order, attempt } = placed
  if (!attempt || isDecided(attempt.state) || attempt.reference !== null) return placed

  const opened = await openOrRefuse(world, order, attempt)
  return opened.attempt.redirectUrl === null ? whenCharged(context, order.orderId, opened.attempt) : opened
}

/**
 * A stored method is charged without its owner going anywhere: how that ended is asked at once. What nobody can say
 * yet, the poll finds out.
 */
async function whenCharged(context: Context, orderId: string, attempt: Attempt): Promise<Placed> {
  const { world } = context
  if (!isDecided(attempt.state)) await settlePayment(world, attempt)
  const after = await latestAttempt(world.db, orderId)
  if (after?.state === 'declined') refuse('paymentRefused', 'paymentMethodId')
  return { order: await readOrder(world.db, orderId, ownerOf(context)), attempt: after }
}

/** An order that waits for a payment by another method is taken back from it and placed anew. */
async function placeByThisMethod(context: Context, execution: Execution): Promise<Placed> {
  const placed = await place(context, execution)
  await context.world.reached('orderPlaced')
  const { attempt } = placed
  if (!attempt || isDecided(attempt.state) || attempt.methodId === execution.paymentMethodId) return placed
  // A request that is going to be refused must not end a payment that is under way.
  await refuseIfHopeless(context, placed.order, execution)
  if (!(await cancelOpenAttempt(context.world, execution.orderId))) refuse('paymentInProgress', 'orderId')
  return place(context, execution)
}

async function refuseIfHopeless(context: Context, order: Order, execution: Execution): Promise<void> {
  const { world } = context
  if (totalOf(order.tickets) !== execution.expectedTotalInCents) refuse('priceChanged', 'expectedTotalInCents')
  checkBuyer(world, execution, totalOf(order.tickets))
  checkedReturnUrl(context, execution.redirectURL, order.orderId)
  await payByOf(context, world.db, execution.paymentMethodId, { hold: false })
}
