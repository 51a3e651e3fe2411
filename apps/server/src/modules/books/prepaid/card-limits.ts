import type { CartTicket } from '@billett/contract'
import { cardNumberDigits, checkTopUp, type Ticket, type TopUpLimits, topUpLimits, topUpsByCard } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { limitTries } from '../../run/limits/index.ts'
import { usableCard } from './usable-card.ts'

/** What each prepaid card can still take, by its number. */
export type CardLimits = ReadonlyMap<string, TopUpLimits>

export const NO_CARDS: CardLimits = new Map()

/** Asks about the cards; outside any transaction. */
export async function askCards(world: World, cardNumbers: Iterable<string>, field = ''): Promise<CardLimits> {
  const limits = new Map<string, TopUpLimits>()
  for (const cardNumber of cardNumbers) {
    const card = await usableCard(world, cardNumber, field)
    if (card.currency !== world.regions.current().tariff.currency) refuse('cardError', field)
    limits.set(cardNumber, topUpLimits(card))
  }
  return limits
}

/** The cards that somebody wants to top up; only customers may, and not by guessing numbers. */
export async function cardsOfTickets(context: Context, tickets: readonly CartTicket[]): Promise<CardLimits> {
  const numbers = tickets.flatMap(({ prepaidCard }) => (prepaidCard ? [cardNumberDigits(prepaidCard.cardNumber)] : []))
  if (numbers.length === 0) return NO_CARDS
  const { visitor } = context
  if (visitor.kind !== 'customer') return refuse('forbidden', 'prepaidCard')
  await limitTries(context, 'card', visitor.id)
  return askCards(context.world, new Set(numbers), 'prepaidCard.cardNumber')
}

/** The cards of an order, where not all of them were asked about yet; else none. */
export function unaskedCards(tickets: readonly Ticket[], limits: CardLimits): string[] {
  const cards = [...topUpsByCard(tickets).keys()]
  return cards.every(cardNumber => limits.has(cardNumber)) ? [] : cards
}

/** Refuses an order that puts more on a card than fits on it now. */
export function checkTopUps(tickets: readonly Ticket[], limits: CardLimits): void {
  for (const [cardNumber, amountCents] of topUpsByCard(tickets)) {
    const limit = limits.get(cardNumber)
    const check = limit && checkTopUp(amountCents, limit)
    if (check && !check.ok) refuse(check.reason)
  }
}
