import { MAX_TICKETS_PER_ORDER } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { CardNumber } from './card-number.ts'
import { count } from './count.ts'
import { WallClockOrInstant } from './date.ts'
import { CaseQuestion } from './enforcement.ts'
import { Cents } from './money.ts'
import { Guid, Id, line } from './text.ts'

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

/** Has a call of its own: refused where something is given, so that nobody believes it was taken. */
const NotHere = z.optional(z.nullable(z.string().check(z.refine<string>(text => text.trim() === '', key('notValid')))))

/**
 * What the passenger chose (Spec 2 §3.4). Price, end and traveller are the server's to say: what the caller says of
 * them has to be so, or the ticket is refused.
 */
export const CartTicket = z.extend(Chosen, {
  amount: z.optional(count(1, MAX_TICKETS_PER_ORDER)),
  /** The price as an offer named it; refused where the ticket has another one now. */
  priceExternalId: z.optional(z.nullable(Id)),
  /** The end of its validity; refused where it is another one. */
  validTo: z.optional(z.nullable(WallClockOrInstant)),
  /** Id or name of the traveller; refused where the article is another's. */
  traveler: z.optional(z.nullable(line(100))),
  /** Empty: codes are redeemed by `sales/redeemDiscountCode`. */
  discountCode: NotHere,
  /** Empty: names are saved by `sales/updatePreparedOrder`. */
  passengerName: NotHere,
  /** A top-up instead of a ticket: `sortId` is `TOP_UP_SORT`. Only for signed-in customers. */
  prepaidCard: z.optional(PrepaidCardTopUp),
  /** What a check without a pass has come to instead of a ticket: `sortId` is `ENFORCEMENT_SORT`. */
  enforcementCase: z.optional(CaseQuestion),
  /**
   * The further tickets of the same trip, as many of each, in the order of the trip: all of them go into the cart, or
   * none does.
   */
  together: z.optional(z.array(Chosen).check(z.maxLength(MAX_TICKETS_PER_ORDER - 1, key('outOfRange')))),
  /** The trip it belongs to, as the other tickets for it that are in the cart name it. */
  combinationId: z.optional(Guid),
})
export type CartTicket = z.infer<typeof CartTicket>
