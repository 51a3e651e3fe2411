import type { PrepaidCard, PrepaidCards } from '../../ports/prepaid-cards.ts'

const RULES = {
  currency: 'EUR',
  maximumBalanceCents: 15_000,
  minimumTopUpCents: 500,
  maximumTopUpCents: 10_000,
} as const

const card = (balanceCents: number, over: Partial<PrepaidCard> = {}): PrepaidCard => ({
  ...RULES,
  balanceCents,
  state: 'active',
  validUntil: '2099-12-31',
  ...over,
})

/** One card for everything a screen has to say. */
const DEMO_CARDS: Readonly<Record<string, PrepaidCard>> = {
  '927610000001': card(1_240),
  '927610000002': card(0, { validUntil: null }),
  '927610000003': card(9_000),
  '927610000004': card(14_700),
  '927610000005': card(15_000),
  '927610000006': card(800, { validUntil: '2024-12-31' }),
  '927610000007': card(800, { state: 'deactivated' }),
  '927610000008': card(0, { state: 'ordered' }),
}

/** A card number whose service does not answer. */
export const DEMO_CARD_WITHOUT_ANSWER = '927610000009'

/** A card service that exists only here. */
export const demoCards: PrepaidCards = {
  find: async cardNumber => {
    if (cardNumber === DEMO_CARD_WITHOUT_ANSWER) return { state: 'unreachable', detail: 'as this card always does' }
    const found = DEMO_CARDS[cardNumber]
    return found ? { state: 'known', card: found } : { state: 'absent' }
  },
}
