import { addMonths, type PlainDate } from '../../time/plain-date.ts'

/** What becomes of a card: `keep` it as it is, `extend` what it says, make it anew, or there is none. */
export const CARD_PLANS = ['none', 'keep', 'extend', 'reprint'] as const
export type CardPlan = (typeof CARD_PLANS)[number]

export interface RolledCard {
  /** Null: the pass is on a phone, or no card was made yet. */
  card: {
    /** When its photo was taken; where nobody knows, when it was made. */
    photoOn: PlainDate
    /** Last day printed on it; null: none is. */
    goodUntil: PlainDate | null
  } | null
  /** What is printed on it has changed: the school, the name. */
  isOutOfDate: boolean
  yearUntil: PlainDate
}

/** A photo that is older than so many years shows somebody else. */
export function cardPlan({ card, isOutOfDate, yearUntil }: RolledCard, day: PlainDate, photoYears: number): CardPlan {
  if (!card) return 'none'
  if (isOutOfDate || addMonths(card.photoOn, 12 * photoYears) <= day) return 'reprint'
  return card.goodUntil !== null && card.goodUntil < yearUntil ? 'extend' : 'keep'
}
