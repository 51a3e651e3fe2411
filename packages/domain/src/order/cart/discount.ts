import { vatInGross } from '../../money/cents.ts'
import type { DiscountCode } from '../../tariff/model.ts'
import { reductionOf } from '../../tariff/price/discount-code.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { closedReason } from '../move.ts'
import { changed, type Order, type OrderResult, refused } from '../order.ts'
import { isOpen } from '../state.ts'
import type { Ticket } from '../ticket.ts'

/** A code that takes everything applies only where it says that it may. */
const applies = (code: DiscountCode, ticket: Ticket): boolean =>
  ticket.fullPriceCents > 0 &&
  // Money costs what it is worth.
  ticket.topUp === undefined &&
  ticket.enforcement === undefined &&
  (code.sorts === undefined || code.sorts.includes(ticket.choice.sortId)) &&
  (code.free === true || reductionOf(code, ticket.fullPriceCents) < ticket.fullPriceCents)

const discounted = (ticket: Ticket, code: DiscountCode): Ticket => {
  const priceCents = ticket.fullPriceCents - reductionOf(code, ticket.fullPriceCents)
  return { ...ticket, discountCode: code.code, priceCents, vatCents: vatInGross(priceCents, ticket.vatPermille) }
}

/** Travellers a redemption is good for: somebody's voucher is not fifty people's. */
const travellersOf = ({ maxTickets, maxUses }: DiscountCode): number =>
  maxTickets ?? (maxUses === undefined ? Number.POSITIVE_INFINITY : 1)

/** The tickets a redemption is taken off: those that had it before, then in their order, as far as it goes. */
function chosen(tickets: readonly Ticket[], code: DiscountCode): ReadonlySet<Ticket> {
  const had = (ticket: Ticket): number => (ticket.discountCode === code.code ? 0 : 1)
  let left = travellersOf(code)
  const those = tickets
    .filter(ticket => applies(code, ticket))
    .toSorted((one, other) => had(one) - had(other))
    .filter(({ choice: { passengerCount } }) => {
      if (passengerCount > left) return false
      left -= passengerCount
      return true
    })
  return new Set(those)
}

/** The order with `code` taken off the tickets it applies to; `today` is the business day. One code per order. */
export function redeem(order: Order, code: DiscountCode | undefined, today: PlainDate): OrderResult {
  if (!isOpen(order.state)) return refused(closedReason(order.state))
  if (!code || today < code.validFrom || today > code.validUntil) return refused('invalidDiscountCode', 'discountCode')
  if (order.discountCode !== null && order.discountCode !== code.code)
    return refused('discountCodeAlreadyRedeemed', 'discountCode')
  const reduced = chosen(order.tickets, code)
  if (reduced.size === 0) return refused('invalidDiscountCode', 'discountCode')
  return changed({
    ...order,
    discountCode: code.code,
    tickets: order.tickets.map(ticket => (reduced.has(ticket) ? discounted(ticket, code) : ticket)),
  })
}

/**
 * A code that is redeemed applies to what is put in later, too: the total shown is the total charged. One that has
 * ended stays with what it was taken off.
 */
export function withItsCode(order: Order, code: DiscountCode | undefined, today: PlainDate): Order {
  if (order.discountCode === null) return order
  const redeemed = redeem(order, code, today)
  return redeemed.ok ? redeemed.order : order
}
