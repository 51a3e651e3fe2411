import { beginsWhileWithdrawable, mustBeRead, type Order, placeOrder, totalOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { generalTerms, versionsOf } from '../../ticket/order/index.ts'
import { bringUpToDate } from './cart/bring-up-to-date.ts'
import { checkBuyer } from './check-buyer.ts'
import { keepDiscount } from './discount/keep-discount.ts'
import type { Execution } from './execution.ts'
import { namePassengers } from './name-passengers.ts'
import { checkedReturnUrl } from './return-url.ts'
import { termsOfTickets } from './terms-of-tickets.ts'

/** The cart as it becomes binding, and the texts it is placed under. Refused where its buyer has not read its price. */
export async function bindOrder(context: Context, tx: Transaction, order: Order, execution: Execution) {
  const { world, language } = context
  const kept = await keepDiscount(world, tx, order)
  const named = namePassengers(world, kept.order, execution.passengers)
  const updated = bringUpToDate(world, named)
  if (mustBeRead(kept) || mustBeRead(updated)) refuse('priceChanged', 'expectedTotalInCents')
  const binding = accepted(placeOrder(updated.order, execution.buyer, execution.expectedTotalInCents)).order
  checkBuyer(world, execution, totalOf(binding.tickets))
  const begins = binding.tickets.some(ticket => beginsWhileWithdrawable(ticket, world.clock()))
  if (begins && !execution.beginAsked) refuse('beginNotAsked', 'beginAsked')
  const terms = new Map([
    generalTerms(world.client, language),
    ...termsOfTickets(world.regions.current().tariff, binding.tickets, language),
  ])
  const placed: Order = {
    ...binding,
    terms: versionsOf(terms),
    returnUrl: checkedReturnUrl(context, execution.redirectURL, execution.orderId),
    language,
    validateFirst: execution.validateFirst,
    beginAskedOn: begins ? world.clock() : null,
  }
  return { placed, terms }
}
