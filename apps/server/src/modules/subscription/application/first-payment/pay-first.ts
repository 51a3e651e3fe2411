import type { FirstPayment, PayFirst } from '@billett/contract'
import { awaitsPayment, isDecided } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import type { World } from '../../../../world.ts'
import { cancelOpenAttempt, openOrRefuse, settleOnReturn, settlePayment } from '../../../pay/payment/index.ts'
import { payByOf } from '../../../pay/payment-method/index.ts'
import { latestAttempt, readAnyOrder } from '../../../ticket/order/index.ts'
import { findOrdered } from '../application.repository.ts'
import { linkedOrder } from '../confirm/linked-order.ts'
import { proceedApplication } from '../flow/proceed-application.ts'
import { presentFirstPayment } from './first-payment.present.ts'
import { type PlacedFirst, placeFirst } from './place-first.ts'

/** An order that waits for a payment by another method is taken back from it and placed anew. */
async function placedByThisMethod(context: Context, contractId: string, given: PayFirst): Promise<PlacedFirst> {
  const { world } = context
  const place = () => world.db.transaction(tx => placeFirst(context, tx, contractId, given))
  const placed = await place()
  await world.reached('orderPlaced')
  const { attempt, order } = placed
  if (!attempt || isDecided(attempt.state) || attempt.methodId === given.paymentMethodId) return placed
  await payByOf(context, world.db, given.paymentMethodId, { hold: false })
  if (!(await cancelOpenAttempt(world, order.orderId))) refuse('paymentInProgress')
  return place()
}

/**
 * Pays what a contract owes first, for whoever has confirmed the order by the link of its mail: a payment like that of
 * a ticket is begun, or gone on with. Null where nothing is to be paid any more.
 */
export async function payFirst(context: Context, given: PayFirst): Promise<FirstPayment | null> {
  const { world } = context
  const contractId = await world.db.transaction(async tx => {
    const { state, ordered } = await linkedOrder(world, tx, given)
    return state === 'used' ? ordered.application.contractId : refuse('linkNotValid')
  })
  const { order, attempt } = await placedByThisMethod(context, contractId, given)
  if (attempt && !isDecided(attempt.state) && attempt.reference === null) {
    const opened = await openOrRefuse(world, order, attempt)
    // A stored method is charged without its owner going anywhere.
    if (opened.attempt.redirectUrl === null && !isDecided(opened.attempt.state))
      await settlePayment(world, opened.attempt)
  }
  await proceedApplication(world, contractId)
  const ordered = await findOrdered(world.db, clientIdOf(world), contractId)
  return ordered ? presentFirstPayment(world.db, ordered) : null
}

/** Asks how the first payment of an order stands, where one is under way. */
export async function askFirstPayment(world: World, orderId: string | null): Promise<void> {
  const order = orderId === null ? undefined : await readAnyOrder(world.db, orderId)
  const attempt = order && awaitsPayment(order.state) ? await latestAttempt(world.db, order.orderId) : undefined
  if (attempt) await settleOnReturn(world, attempt)
}
