import { MAX_TICKETS_PER_ORDER } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { count } from './count.ts'
import { PlainDateTime } from './date.ts'
import { Id } from './text.ts'

/**
 * What the passenger chose. Of the cart ticket of Spec 2 §3.4 the server works out `priceExternalId`, `validTo` and `traveler` itself; `discountCode` is
 * redeemed and `passengerName` saved by calls of their own. None of them is read here.
 */
export const CartTicket = z.object({
  sortId: Id,
  /** As a product offer named it; holds origin, destination and way. */
  relationId: z.optional(z.nullable(z.string().check(z.maxLength(2000, key('exceedMaximumLength'))))),
  /** Wall clock of the region: the beginning the passenger chose. */
  validFrom: PlainDateTime,
  passengerCount: count(1, 99),
  freeChildren: z.optional(count(0, 99)),
  freeAdults: z.optional(count(0, 99)),
  amount: z.optional(count(1, MAX_TICKETS_PER_ORDER)),
  serviceArea: z.optional(count(0, 999)),
})
export type CartTicket = z.infer<typeof CartTicket>
