import { BOOKING_TYPES, ISSUED_TICKET_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'
import { Cents } from '../values/money.ts'
import { Gender } from '../values/person.ts'

/** Who travels with what was sold. */
const AdditionalInfos = z.object({
  /** Null where the ticket names nobody; hidden as the buyer is. */
  travelerName: z.nullable(z.string()),
  salutation: z.nullable(Gender),
  /** How many travel on the ticket. */
  travelerCount: z.int(),
})

/** A sale, or what undoes one, with the ticket it is of (Spec 3 §3). */
export const StaffBooking = z.object({
  guid: z.string(),
  type: z.enum(BOOKING_TYPES),
  orderGuid: z.string(),
  /** Counts the bookings of the order. */
  number: z.int(),
  amountInCent: Cents,
  vatInCent: Cents,
  vatPermille: z.int(),
  /** The sale that this cancellation undoes. */
  cancelGuid: z.nullable(z.string()),
  date: InstantText,
  /** When this sale was taken back; null where it was not. */
  historyDate: z.nullable(InstantText),
  ticketId: z.string(),
  ticketName: z.string(),
  /** A sale that was taken back. */
  isCancelled: z.boolean(),
  /** Its money is on a prepaid card or has paid for a contract by now: it cannot be taken back. */
  isElsewhere: z.boolean(),
  /** Of the ticket, as it is now. */
  state: z.enum(['reserved', ...ISSUED_TICKET_STATES]),
  /** The moment before which whoever has the ticket can give it back without staff; null where they never can. */
  giveBackUntil: z.nullable(InstantText),
  /** The last digits of the prepaid card that the money went to; null of all else. */
  cardNumber: z.nullable(z.string()),
  /** From when the ticket is good; null where there is none. */
  validityStart: z.nullable(InstantText),
  /** Until when it is good. */
  validityEnd: z.nullable(InstantText),
  /** From where it is good; null of tickets that are not of one way. */
  startDescription: z.nullable(z.string()),
  /** To where it is good. */
  targetDescription: z.nullable(z.string()),
  /** By way of what. */
  viaDescription: z.nullable(z.string()),
  additionalInfos: AdditionalInfos,
})
export type StaffBooking = z.infer<typeof StaffBooking>
