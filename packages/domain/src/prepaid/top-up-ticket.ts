import type { Cents } from '../money/cents.ts'
import { addTickets } from '../order/cart/change-cart.ts'
import { moneyLine } from '../order/money-line.ts'
import type { Order, OrderRefusal } from '../order/order.ts'
import type { PricedTicket, Ticket } from '../order/ticket.ts'
import type { Instant } from '../time/instant.ts'
import { checkTopUp, type TopUpCheck, type TopUpLimits } from './top-up.ts'

/** The article of a top-up; no tariff has it. */
export const TOP_UP_SORT = 'prepaid-top-up'

/** What becomes of a top-up once it is paid. */
export const TOP_UP_STATES = ['requested', 'credited', 'refused'] as const
export type TopUpState = (typeof TOP_UP_STATES)[number]

export interface TopUp {
  /** Digits only. */
  cardNumber: string
  amountCents: Cents
}

/** `•••• 0001`: enough for its owner to know it. */
export const maskedCard = (cardNumber: string): string => `•••• ${cardNumber.slice(-4)}`

const NAME = { de: 'Prepaid-Karte aufladen', en: 'Prepaid card top-up' }
/**
 * A top-up as a line of an order. VAT is due where the money is spent, not here (UStG § 3 Abs. 15); a top-up can be
 * withdrawn from.
 */
export const topUpTicket = ({ cardNumber, amountCents }: TopUp, now: Instant): PricedTicket => ({
  ...moneyLine({ sortId: TOP_UP_SORT, name: NAME, cents: amountCents, vatPermille: 0, withdrawalApplies: true }, now),
  topUp: { cardNumber },
})

/** Cents that an order puts on each card. */
export function topUpsByCard(tickets: readonly Pick<Ticket, 'topUp' | 'priceCents'>[]): Map<string, Cents> {
  const byCard = new Map<string, Cents>()
  for (const { topUp, priceCents } of tickets)
    if (topUp) byCard.set(topUp.cardNumber, (byCard.get(topUp.cardNumber) ?? 0) + priceCents)
  return byCard
}

type TopUpRefusal = Extract<TopUpCheck, { ok: false }>['reason']

export type TopUpResult =
  | { ok: true; order: Order }
  | { ok: false; reason: OrderRefusal | TopUpRefusal; field?: string | undefined }

/** Puts a top-up into the cart, as far as it and what the cart already holds for the card fit on it. */
export function addTopUp(
  order: Order,
  topUp: TopUp,
  limits: TopUpLimits,
  { ticketId, now }: { ticketId: string; now: Instant },
): TopUpResult {
  const before = topUpsByCard(order.tickets).get(topUp.cardNumber) ?? 0
  // The smallest amount is asked of each top-up, the largest of all together.
  const single = checkTopUp(topUp.amountCents, limits)
  const all = single.ok ? checkTopUp(before + topUp.amountCents, limits) : single
  if (!all.ok) return { ok: false, reason: all.reason, field: 'prepaidCard.amount' }
  return addTickets(order, topUpTicket(topUp, now), [ticketId])
}
