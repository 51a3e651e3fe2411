import { MAX_TICKETS_PER_ORDER } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { CardNumber } from './card-number.ts'
import { count } from './count.ts'
import { WallClockOrInstant } from './date.ts'
import { Cents } from './money.ts'
import { Guid, Id } from './text.ts'

/** Money for a prepaid card (Spec 2 §3.6); `amount` in cents. How much it can take is the card service's to say. */
const PrepaidCardTopUp = z.object({
  cardNumber: CardNumber,
  amount: Cents.check(z.gte(1, key('outOfRange')), z.lte(1_000_000, key('outOfRange'))),
})

const Chosen = z.object({
  sortId: Id,
  /** As a product offer named it; holds origin, destination and way. */
  relationId: z.optional(z.nullable(z.string().check(z.maxLength(2000, key('exceedMaximumLength'))))),
  /** The beginning the passenger chose. */
  validFrom: WallClockOrInstant,
  passengerCount: count(1, 99),
  freeChildren: z.optional(count(0, 99)),
  freeAdults: z.optional(count(0, 99)),
  serviceArea: z.optional(count(0, 999)),
})

/**
 * What the passenger chose. Of the cart ticket of Spec 2 §3.4 the server works out `priceExternalId`, `validTo` and
 * `traveler` itself; `discountCode` is redeemed and `passengerName` saved by calls of their own. None of them is read
 * here.
 */
export const CartTicket = z.extend(Chosen, {
  amount: z.optional(count(1, MAX_TICKETS_PER_ORDER)),
  /** A top-up instead of a ticket: `sortId` is `TOP_UP_SORT`. Only for signed-in customers. */
  prepaidCard: z.optional(PrepaidCardTopUp),
  /**
   * The further tickets of the same trip, as many of each, in the order of the trip: all of them go into the cart, or
   * none does.
   */
  together: z.optional(z.array(Chosen).check(z.maxLength(MAX_TICKETS_PER_ORDER - 1, key('outOfRange')))),
  /** The trip it belongs to, as the other tickets for it that are in the cart name it. */
  combinationId: z.optional(Guid),
})
export type CartTicket = z.infer<typeof CartTicket>
