import type { demoBuyers } from './demo-buyers.ts'

export interface DemoTicket {
  /** Id of the article. */
  sort: string
  /** Stops by their ids; null where it has one price. */
  way: { origin: string; destination: string } | null
  /** Days after the purchase on which it begins. */
  ahead: number
  passengers?: number
  /** So many alike. */
  amount?: number
}

/** How the purchase went at the provider; `left`: whoever bought never came back from its page. */
export type DemoPayment = 'card' | 'debit' | 'wallet' | 'declined' | 'tooLittle' | 'refundRefused' | 'left'

/**
 * What came after: by a comment of staff it was taken back whole, or is to be once a second person agrees (`waits`); by
 * its buyer, whole or the first ticket of it.
 */
export type DemoReturn = { by: 'staff'; comment: string; waits?: true } | { by: 'buyer'; tickets: 'all' | 'first' }

/** A purchase of some days ago. */
export interface DemoOrder {
  buyer: keyof typeof demoBuyers
  /** So many days ago, at this time. */
  days: number
  at: `${number}:${number}`
  tickets: DemoTicket[]
  pays: DemoPayment
  discountCode?: string
  /** Of tickets for several rides: so many are validated at once. */
  rides?: number
  returned?: DemoReturn
  /** The mail server did not take its mail. */
  mailFailed?: true
}
