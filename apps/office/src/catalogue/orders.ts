export interface DemoOrder {
  id: string
  buyer: string
  state: 'paid' | 'open' | 'failed'
  /** Cents */
  total: number
  /** `YYYY-MM-DD` */
  day: string
}

const BUYERS = ['Wanda Reisig', 'Käthe Brömmelkamp', 'Ali Yıldız', 'Jean-Luc d’Aubigné', 'Ärzteversorgung Nordost GmbH']
const STATES = ['paid', 'open', 'paid', 'failed'] as const

/** As many as fill three pages. */
export const ORDERS: readonly DemoOrder[] = Array.from({ length: 27 }, (_, place) => ({
  id: `47${place + 10}`,
  buyer: BUYERS[place % BUYERS.length] ?? '',
  state: STATES[place % STATES.length] ?? 'open',
  total: 250 + ((place * 731) % 9_000),
  day: `2026-11-${String(1 + (place % 21)).padStart(2, '0')}`,
}))
