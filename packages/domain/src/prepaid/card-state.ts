import type { PlainDate } from '../time/plain-date.ts'

/** Why a card cannot be used (Spec 1 §8). */
export type PrepaidCardRefusal = 'cardNotActive' | 'cardDeactivated' | 'cardExpired'

export interface PrepaidCardFacts {
  state: 'ordered' | 'active' | 'deactivated'
  /** Last day; null where the card does not end. */
  validUntil: PlainDate | null
}

/**
 * What is wrong with a card on a day; undefined where nothing is. A card that was taken back stays so when it also
 * expires.
 */
export function cardRefusal({ state, validUntil }: PrepaidCardFacts, today: PlainDate): PrepaidCardRefusal | undefined {
  if (state === 'deactivated') return 'cardDeactivated'
  if (validUntil !== null && today > validUntil) return 'cardExpired'
  return state === 'ordered' ? 'cardNotActive' : undefined
}

/** A card number as it is printed, in groups, or typed with dashes: only its digits count. */
export const cardNumberDigits = (text: string): string => text.replaceAll(/[\s-]/g, '')
