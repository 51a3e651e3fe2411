import type { CardCredit, PrepaidCard, PrepaidCards } from '../../ports/payment/prepaid-cards.ts'

const card = (balanceCents: number, over: Partial<PrepaidCard> = {}): PrepaidCard => ({
  currency: 'EUR',
  maximumBalanceCents: 15_000,
  minimumTopUpCents: 500,
  maximumTopUpCents: 10_000,
  balanceCents,
  state: 'active',
  validUntil: '2099-12-31',
  ...over,
})

/** A card for everything a screen has to say. */
export const CARDS = {
  ordinary: '927610000001',
  almostFull: '927610000004',
  full: '927610000005',
  expired: '927610000006',
  deactivated: '927610000007',
  ordered: '927610000008',
  withoutAnswer: '927610000009',
} as const

export interface FakeCards extends PrepaidCards {
  cards: Map<string, PrepaidCard>
  /** What was put on cards, by idempotency key. */
  credits: Map<string, CardCredit>
  /** How the service takes credits: `answerLost` does it and does not say so, `down` does not do it. */
  mood: 'well' | 'answerLost' | 'down' | 'refusing'
  /** Runs inside every call, outside transactions. */
  onCall: (name: string) => Promise<void>
}

const SILENCE = { state: 'unreachable', detail: 'the test says so' } as const

/** A card service in memory that holds to the port's contract: same key, same credit; nothing throws. */
export function fakeCards(): FakeCards {
  const service: FakeCards = {
    cards: new Map([
      [CARDS.ordinary, card(1_240)],
      [CARDS.almostFull, card(14_700)],
      [CARDS.full, card(15_000)],
      [CARDS.expired, card(800, { validUntil: '2024-12-31' })],
      [CARDS.deactivated, card(800, { state: 'deactivated' })],
      [CARDS.ordered, card(0, { state: 'ordered' })],
    ]),
    credits: new Map(),
    mood: 'well',
    onCall: async () => undefined,

    async find(cardNumber) {
      await service.onCall('find')
      if (cardNumber === CARDS.withoutAnswer) return SILENCE
      const found = service.cards.get(cardNumber)
      return found ? { state: 'known', card: found } : { state: 'absent' }
    },

    async credit(credit) {
      await service.onCall('credit')
      const { cardNumber, amountCents, idempotencyKey } = credit
      const found = service.cards.get(cardNumber)
      if (service.mood === 'down') return SILENCE
      if (service.credits.has(idempotencyKey)) return { state: 'credited' }
      if (!found || service.mood === 'refusing') return { state: 'refused', reason: 'refused' }
      const balanceCents = found.balanceCents + amountCents
      if (balanceCents > found.maximumBalanceCents) return { state: 'refused', reason: 'exceedsMaximum' }
      service.credits.set(idempotencyKey, credit)
      service.cards.set(cardNumber, { ...found, balanceCents })
      return service.mood === 'answerLost' ? SILENCE : { state: 'credited' }
    },
  }
  return service
}
