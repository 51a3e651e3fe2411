import { PRICE_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode } from './answered.ts'

/** Smallest unit of the currency. */
export const Cents = z.int()

/** `unknown` has no amount; it is never 0 by default. */
export const Price = z.object({
  state: z.enum(PRICE_STATES),
  cents: z.nullable(Cents),
  vatCents: z.nullable(Cents),
  vatPermille: z.int(),
  currency: CurrencyCode,
})
export type Price = z.infer<typeof Price>
