import type { PrepaidCards } from '../../ports/payment/prepaid-cards.ts'

/** A shop without prepaid cards. */
export const noCards: PrepaidCards = {
  find: async () => ({ state: 'absent' }),
  credit: async () => ({ state: 'refused', reason: 'absent' }),
}
