import { awaitsPayment, isOpen, type Order, totalOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { together } from '../../../db/together.ts'
import { askCards, type CardLimits, checkTopUps, NO_CARDS, unaskedCards } from '../../books/prepaid/index.ts'
import { beginAttempt, payOrder, type Tickets, withTickets } from '../../pay/payment/index.ts'
import { payByOf } from '../../pay/payment-method/index.ts'
import { claimCases } from '../../ticket/enforcement-case/index.ts'
import { mayMailFree } from '../../ticket/fulfilment/index.ts'
import { type Attempt, keepTerms, latestAttempt, lockOrder, ownerOf, saveOrder } from '../../ticket/order/index.ts'
import { bindOrder } from './bind-order.ts'
import type { Execution } from './execution.ts'

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

/** Places the order, or finds it placed; once more where prepaid cards had to be asked about first. */
export async function place(context: Context, execution: Execution, cards: CardLimits = NO_CARDS): Promise<Placed> {
  const { world } = context
  const { unasked, ...placed } = await withTickets(world, (tx, tickets) =>
    placeUnderLock(context, tx, execution, { tickets, cards }),
  )
  return unasked ? place(context, execution, await askCards(world, unasked)) : placed
}

async function placeUnderLock(
  context: Context,
  tx: Transaction,
  execution: Execution,
  { tickets, cards }: { tickets: Tickets; cards: CardLimits },
): Promise<Placing> {
  const { world } = context
  const order = await lockOrder(tx, execution.orderId, ownerOf(context), world.clock())
  if (awaitsPayment(order.state)) return { order, attempt: await latestAttempt(tx, execution.orderId) }
  if (!isOpen(order.state)) return { order, attempt: undefined }

  const unasked = unaskedCards(order.tickets, cards)
  if (unasked.length > 0) return { order, attempt: undefined, unasked }
  checkTopUps(order.tickets, cards)

  await claimCases(tx, order)
  const { placed, terms } = await bindOrder(context, tx, order, execution)
  if (totalOf(placed.tickets) > 0) {
    const payBy = await payByOf(context, tx, execution.paymentMethodId, { hold: true })
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
