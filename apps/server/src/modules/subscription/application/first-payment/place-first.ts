import type { PayFirst } from '@billett/contract'
import {
  awaitsPayment,
  emptyCart,
  firstPaymentLine,
  isOpen,
  isPaid,
  type Order,
  orderNumberFrom,
  placeOrder,
  totalOf,
} from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Context } from '../../../../call/context.ts'
import { accepted, refuse } from '../../../../call/refused.ts'
import type { Transaction } from '../../../../db/database.ts'
import { beginAttempt } from '../../../pay/payment/index.ts'
import { payByOf } from '../../../pay/payment-method/index.ts'
import { type Attempt, insertOrder, latestAttempt, lockAnyOrder, saveOrder } from '../../../ticket/order/index.ts'
import { lockContract } from '../../contract/index.ts'
import { findOrdered, type Ordered, setFirstPaymentOrder } from '../application.repository.ts'
import { confirmAddress } from '../confirm/confirm-address.ts'

/** The order by which the first payment is made, and the try at it that is open; none where it is paid. */
export interface PlacedFirst {
  order: Order
  attempt: Attempt | undefined
}

/** An order of nobody's: who pays it has the link of the mail, and it is in no list of orders. */
async function orderOfFirst(context: Context, tx: Transaction, ordered: Ordered): Promise<Order> {
  const { world, language } = context
  const { application, contract, configuration } = ordered
  const now = world.clock()
  const { contractId, priceCents: cents, vatPermille } = application
  const cart = emptyCart({
    orderId: world.newId(),
    orderNumber: orderNumberFrom(world.newId()),
    clientId: clientIdOf(world),
    ownerId: world.newId(),
    language,
    currency: contract.currency,
    createdOn: now,
  })
  const owed = { contractId, title: configuration.title, cents, vatPermille }
  const line = firstPaymentLine(owed, { ticketId: world.newId(), now })
  const order = await insertOrder(tx, { ...cart, state: 'prepared', tickets: [line] }, world.newId)
  await setFirstPaymentOrder(tx, contractId, order.orderId)
  return order
}

const returnAddress = ({ world, language }: Context, given: PayFirst): string => {
  const url = confirmAddress(world, language, given)
  if (given.embedded) url.searchParams.set('mode', 'embedded')
  return url.href
}

/**
 * Places the order that pays what a contract owes first, or finds it placed. Orders are locked before contracts.
 * Refuses `orderClosed` where nothing is to be paid (any more), `priceChanged`, and `paymentMethodUnknown`.
 */
export async function placeFirst(
  context: Context,
  tx: Transaction,
  contractId: string,
  given: PayFirst,
): Promise<PlacedFirst> {
  const { world } = context
  const clientId = clientIdOf(world)
  const orderIdOf = (found: Ordered | undefined) => found?.application.firstPaymentOrderId ?? null
  const known = orderIdOf(await findOrdered(tx, clientId, contractId))
  const before = known === null ? undefined : await lockAnyOrder(tx, known)
  await lockContract(tx, clientId, contractId)
  const ordered = (await findOrdered(tx, clientId, contractId)) ?? refuse('linkNotValid')
  if (ordered.contract.state !== 'CreditRatingConspicuous1') return refuse('orderClosed')
  // Somebody else has begun one since.
  if (orderIdOf(ordered) !== known) return refuse('paymentInProgress')
  const isUsable = before && (isOpen(before.state) || awaitsPayment(before.state) || isPaid(before.state))
  const order = isUsable ? before : await orderOfFirst(context, tx, ordered)
  if (awaitsPayment(order.state)) return { order, attempt: await latestAttempt(tx, order.orderId) }
  if (!isOpen(order.state)) return { order, attempt: undefined }
  const cents = totalOf(order.tickets)
  if (given.amountInCent !== cents) refuse('priceChanged', 'amountInCent')
  const binding = accepted(placeOrder(order, null, cents)).order
  const placed: Order = { ...binding, returnUrl: returnAddress(context, given), language: context.language }
  const payBy = await payByOf(context, tx, given.paymentMethodId, { hold: true })
  const attempt = await beginAttempt(world, tx, placed, payBy)
  await saveOrder(tx, placed)
  await world.reached('orderToBePlaced')
  return { order: placed, attempt }
}
