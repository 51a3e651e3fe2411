import type { Price } from '@billett/contract'
import type { Quote } from '@billett/domain'

/** A price as replies carry it; an unknown one has no amount. */
export const presentPrice = (quote: Quote, vatPermille: number, currency: string): Price =>
  quote.state === 'unknown'
    ? { state: 'unknown', cents: null, vatCents: null, vatPermille, currency }
    : { state: quote.state, cents: quote.cents, vatCents: quote.vatCents, vatPermille, currency }
