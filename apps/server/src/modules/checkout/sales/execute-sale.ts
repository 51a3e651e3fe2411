import {
  awaitsPayment,
  beginsWhileWithdrawable,
  isDecided,
  isOpen,
  mustBeRead,
  type Order,
  placeOrder,
  totalOf,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { together } from '../../../db/together.ts'
import { askCards, type CardLimits, checkTopUps, NO_CARDS, unaskedCards } from '../../books/prepaid/index.ts'
import {
  beginAttempt,
  cancelOpenAttempt,
  forgetAttempt,
  isUntouched,
  openAttempt,
  payOrder,
  settlePayment,
  withTickets,
} from '../../pay/payment/index.ts'
import { payByOf } from '../../pay/payment-method/index.ts'
import { mayMailFree } from '../../ticket/fulfilment/index.ts'
import {
  type Attempt,
  generalTerms,
  keepTerms,
  latestAttempt,
  lockOrder,
  ownerOf,
  readOrder,
  saveOrder,
  versionsOf,
} from '../../ticket/order/index.ts'
import { bringUpToDate } from './cart/bring-up-to-date.ts'
import { keepDiscount } from './discount/keep-discount.ts'
import type { Execution } from './execution.ts'
import { namePassengers } from './name-passengers.ts'
import { checkedReturnUrl } from './return-url.ts'
import { termsOfTickets } from './terms-of-tickets.ts'

/** An order with the payment it waits for; without one where nothing is to be paid or it is closed. */
export interface Placed {
  order: Order
  attempt: Attempt | undefined
}

/**
 * Prepaid cards of the order have to be asked about first, which no transaction may wait for: nothing was placed yet.
 */
interface Placing extends Placed {
  unasked?: string[]
}

/**
 * Places the order and starts its payment. Doing it again, from another tab or after a reload, finds the same order and
 * the same payment: an attempt that is open is gone on with, and one by another method is ended first.
 */
export async function executeSale(context: Context, execution: Execution): Promise<Placed> {
  const { world } = context
  const placed = await placeByThisMethod(context, execution)
  const { order, attempt } = placed
  if (!attempt || isDecided(attempt.state) || attempt.reference !== null) return placed

  const opened = await openAttempt(world, order, attempt)
  if (opened.attempt.state === 'declined') refuse('paymentRefused', 'paymentMethodId')
  // Nobody was sent to a pay page, so nothing can have been charged: the order is free for the next try.
  if (isUntouched(opened.attempt)) {
    await forgetAttempt(world, opened.attempt)
    refuse('paymentProviderUnreachable')
  }
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
  const { world } = context
  const placeWith = async (cards: CardLimits): Promise<Placed> => {
    const { unasked, ...placed } = await withTickets(world, (tx, tickets) =>
      placeUnderLock(context, tx, execution, { tickets, cards }),
    )
    return unasked ? placeWith(await askCards(world, unasked)) : placed
  }
  const place = () => placeWith(NO_CARDS)
  const placed = await place()
  await world.reached('orderPlaced')
  const { attempt } = placed
  if (!attempt || isDecided(attempt.state) || attempt.methodId === execution.paymentMethodId) return placed
  // A request that is going to be refused must not end a payment that is under way.
  await refuseIfHopeless(context, placed.order, execution)
  if (!(await cancelOpenAttempt(world, execution.orderId))) refuse('paymentInProgress', 'orderId')
  return place()
}

async function refuseIfHopeless(context: Context, order: Order, execution: Execution): Promise<void> {
  const { world } = context
  if (totalOf(order.tickets) !== execution.expectedTotalInCents) refuse('priceChanged', 'expectedTotalInCents')
  checkedReturnUrl(context, execution.redirectURL, order.orderId)
  await payByOf(context, world.db, execution.paymentMethodId, { hold: false })
}

async function placeUnderLock(
  context: Context,
  tx: Transaction,
  execution: Execution,
  { tickets, cards }: { tickets: Parameters<typeof payOrder>[3]['tickets']; cards: CardLimits },
): Promise<Placing> {
  const { world } = context
  const { orderId, expectedTotalInCents, redirectURL, passengers, buyer, paymentMethodId, validateFirst } = execution
  const order = await lockOrder(tx, orderId, ownerOf(context), world.clock())
  if (awaitsPayment(order.state)) return { order, attempt: await latestAttempt(tx, orderId) }
  if (!isOpen(order.state)) return { order, attempt: undefined }

  const unasked = unaskedCards(order.tickets, cards)
  if (unasked.length > 0) return { order, attempt: undefined, unasked }
  checkTopUps(order.tickets, cards)

  const kept = await keepDiscount(world, tx, order)
  const named = namePassengers(world, kept.order, passengers)
  const updated = bringUpToDate(world, named)
  if (mustBeRead(kept) || mustBeRead(updated)) refuse('priceChanged', 'expectedTotalInCents')
  const binding = accepted(placeOrder(updated.order, buyer, expectedTotalInCents)).order
  const begins = binding.tickets.some(ticket => beginsWhileWithdrawable(ticket, world.clock()))
  if (begins && !execution.beginAsked) refuse('beginNotAsked', 'beginAsked')
  const terms = new Map([
    generalTerms(world.client, context.language),
    ...termsOfTickets(world.regions.current().tariff, binding.tickets, context.language),
  ])
  const placed: Order = {
    ...binding,
    terms: versionsOf(terms),
    returnUrl: checkedReturnUrl(context, redirectURL, orderId),
    language: context.language,
    validateFirst,
    beginAskedOn: begins ? world.clock() : null,
  }
  if (totalOf(placed.tickets) > 0) {
    const payBy = await payByOf(context, tx, paymentMethodId, { hold: true })
    const [attempt] = await together(
      beginAttempt(world, tx, placed, payBy),
      keepTerms(tx, terms),
      saveOrder(tx, placed),
    )
    await world.reached('orderToBePlaced')
    return { order: placed, attempt }
  }
  if (execution.isGuest && !(await mayMailFree(context, tx, placed))) refuse('tooManyFreeOrders', 'guest.email')
  await together(keepTerms(tx, terms), saveOrder(tx, placed))
  return { order: await payOrder(world, tx, placed, { tickets }), attempt: undefined }
}
