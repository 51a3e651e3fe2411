import type { Cents } from '@billett/domain'

/** A prepaid card as it was handed out. */
export type DemoCard = {
  number: string
  state: 'ordered' | 'active' | 'deactivated'
  /** YYYY-MM-DD, the last day; null where the card does not end. */
  validUntil: string | null
  balanceCents: Cents
  /**
   * `silent`: never answers · `refuses`: answers, and takes no credit · `answerLost`: takes it and never says so, the
   * first time.
   */
  fault?: 'silent' | 'refuses' | 'answerLost'
}

/** What every card of this service keeps to. */
export const CARD_RULES = {
  currency: 'EUR',
  maximumBalanceCents: 15_000,
  minimumTopUpCents: 500,
  maximumTopUpCents: 10_000,
} as const

const card = (number: string, balanceCents: Cents, over: Partial<DemoCard> = {}): DemoCard => ({
  number,
  balanceCents,
  state: 'active',
  validUntil: '2099-12-31',
  ...over,
})

/** One card for everything a merchant has to deal with. */
const DEMO_CARDS: readonly DemoCard[] = [
  card('927610000001', 1_240),
  card('927610000002', 0, { validUntil: null }),
  card('927610000003', 9_000),
  card('927610000004', 14_700),
  card('927610000005', 15_000),
  card('927610000006', 800, { validUntil: '2024-12-31' }),
  card('927610000007', 800, { state: 'deactivated' }),
  card('927610000008', 0, { state: 'ordered' }),
  card('927610000009', 0, { fault: 'silent' }),
  card('927610000010', 500, { fault: 'refuses' }),
  card('927610000011', 500, { fault: 'answerLost' }),
]

export const findDemoCard = (number: string): DemoCard | undefined => DEMO_CARDS.find(known => known.number === number)
