import type { PlainDate } from '../../time/plain-date.ts'

/**
 * How far the making of a card has come. `rejected`: the producer makes none, people have to look at it · `cancelled`:
 * it is not needed any more.
 */
export const CARD_ORDER_STATES = ['ordered', 'produced', 'sent', 'rejected', 'cancelled'] as const
export type CardOrderState = (typeof CARD_ORDER_STATES)[number]

/** How a card stands for whoever waits for it or carries it. */
export const CARD_STATES = ['ordered', 'produced', 'sent', 'active', 'blocked', 'expired', 'rejected'] as const
export type CardState = (typeof CARD_STATES)[number]

export interface CardFacts {
  /** The latest order; null where the card was not ordered here. */
  order: { state: CardOrderState } | null
  /** The card in force, of which nothing is known before it was sent. */
  card: { arrivesOn: PlainDate; isBlocked: boolean } | null
  /** The first day that the contract does not cover any more. */
  contractEnds: PlainDate
}

/**
 * The state of a contract's card on a day; null where there is none and none was ordered. A card in the post becomes
 * active on the day it is expected, and expires with its contract: neither is stored, so that neither can be late.
 */
export function cardState({ order, card, contractEnds }: CardFacts, today: PlainDate): CardState | null {
  if (contractEnds <= today) return card || order ? 'expired' : null
  if (order && order.state !== 'sent' && order.state !== 'cancelled') return order.state
  if (!card) return null
  if (card.isBlocked) return 'blocked'
  return card.arrivesOn > today ? 'sent' : 'active'
}
