import { endStaffRefundByHand, type MovedRefund, type RefundByHand, retryStaffRefund } from '@billett/contract'
import { businessDateOf, canBePaidOn, isFailedAsSeen, type Order } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { waitingAct } from '../../../call/act/second-person.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { endByHand, tryAgain } from '../../pay/payment/index.ts'
import { methodPaidWith, type Refund, refundsOf } from '../../ticket/order/index.ts'
import { lockSeenOrder } from './seen-order.queries.ts'
import { presentRefund } from './staff-refund.present.ts'

interface Which {
  orderId: string
  refundId: string
}

type Call = typeof retryStaffRefund | typeof endStaffRefundByHand

const refundOf = async (tx: Transaction, { orderId, refundId }: Which): Promise<Refund> =>
  (await refundsOf(tx, orderId)).find(({ id }) => id === refundId) ?? refuse('refundNotFound', 'refundId')

/** A failed refund of a locked order, as somebody has seen it: of two who move it, one does. */
async function failedRefund(context: Context, tx: Transaction, which: Which, seenTries: number) {
  const order = await lockSeenOrder(tx, scopeOf(context).clientIds, which.orderId)
  const refund = await refundOf(tx, which)
  if (!isFailedAsSeen(refund, seenTries)) refuse('changedMeanwhile', 'expectedTries')
  return { order, refund }
}

/** What became of it, as it is answered and noted. */
async function moved(
  { world }: Context,
  tx: Transaction,
  { call, order, refund }: { call: Call; order: Order; refund: Refund },
): Promise<Done<MovedRefund>> {
  const { orderId, clientId, currency } = order
  const after = await refundOf(tx, { orderId, refundId: refund.id })
  const { state, tries, amountCents: givesBack, paidFrom, paidReference, paidOn } = after
  const byHand = paidFrom === null ? {} : { paidFrom, paidReference, paidOn }
  const act: Act = {
    kind: 'order',
    id: orderId,
    clientId,
    before: { refund: refund.id, state: refund.state, tries: refund.tries },
    after: { refund: refund.id, state, tries, refundInCent: givesBack, ...byHand },
  }
  return {
    answer: item({
      orderId,
      refund: presentRefund(after),
      currency,
      paymentMethod: await methodPaidWith(tx, orderId),
      needsSecondPerson: waitingAct(world, call, { act, givesBack }) !== undefined,
    }),
    act,
    givesBack,
  }
}

/**
 * Has the provider asked again for a refund that it refused, of an order of a client that the caller sees. Refuses
 * `orderNotFound`, `refundNotFound`, and `changedMeanwhile` where somebody has moved it since it was seen.
 */
export async function retryRefund(
  context: Context,
  { expectedTries, ...which }: Which & { expectedTries: number },
  tx: Transaction,
): Promise<Done<MovedRefund>> {
  const { order, refund } = await failedRefund(context, tx, which, expectedTries)
  const step = { clientId: order.clientId, now: context.world.clock() }
  if (!(await tryAgain(context.world, tx, refund, step))) refuse('changedMeanwhile', 'expectedTries')
  return moved(context, tx, { call: retryStaffRefund, order, refund })
}

/** The same of one that was paid back by hand. Refuses `outOfRange` besides, for a day it cannot have been paid on. */
export async function endRefundByHand(
  context: Context,
  { expectedTries, paidFrom, paidReference, paidOn, ...which }: Which & RefundByHand,
  tx: Transaction,
): Promise<Done<MovedRefund>> {
  const { order, refund } = await failedRefund(context, tx, which, expectedTries)
  const now = context.world.clock()
  if (!canBePaidOn(paidOn, businessDateOf(refund.createdOn), businessDateOf(now))) refuse('outOfRange', 'paidOn')
  const paid = { from: paidFrom, reference: paidReference, on: paidOn }
  const step = { clientId: order.clientId, now, paid }
  if (!(await endByHand(context.world, tx, refund, step))) refuse('changedMeanwhile', 'expectedTries')
  return moved(context, tx, { call: endStaffRefundByHand, order, refund })
}
