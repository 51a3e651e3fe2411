import {
  ATTEMPT_STATES,
  BOOKING_TYPES,
  ISSUED_TICKET_STATES,
  ORDER_STATES,
  ORDER_TROUBLES,
  REFUND_CAUSES,
} from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode, InstantText } from '../values/answered.ts'
import { Cents } from '../values/money.ts'
import { Country } from '../values/person.ts'
import { BulkUser } from './staff-user.ts'

/** An order, as the list of staff shows it (Spec 3 §3). */
export const StaffOrder = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  /** When its cart was begun. */
  date: InstantText,
  /** Of the company it was bought from. */
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  state: z.enum(ORDER_STATES),
  /** What is wrong with it; empty where nothing is. */
  troubles: z.array(z.enum(ORDER_TROUBLES)),
  /** Of the buyer, masked (`a•••@example.org`) unless `isMasked` is false; null before the order was placed. */
  email: z.nullable(z.string()),
  /** Whether names and addresses are hidden: they are without the right to personal details, and in lists. */
  isMasked: z.boolean(),
  /** What it was paid with, as far as the provider tells. */
  paymentMethod: z.nullable(z.string()),
  paymentType: z.nullable(z.string()),
  amountInCent: Cents,
  currency: CurrencyCode,
  /** Of the account, or a number made up for a guest. */
  userId: z.string(),
  invoiceNumber: z.nullable(z.string()),
  paidOn: z.nullable(InstantText),
  ticketNames: z.array(z.string()),
  /** What staff have put on it, to find it again. */
  tags: z.array(z.string()),
})
export type StaffOrder = z.infer<typeof StaffOrder>

/** What an act upon several orders came to for one of them. */
export const BulkOrder = z.extend(BulkUser, {
  /** Null for one that the caller does not see, as for none. */
  orderNumber: z.nullable(z.string()),
})
export type BulkOrder = z.infer<typeof BulkOrder>

const Buyer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postCode: z.string(),
  city: z.string(),
  country: Country,
  additional: z.string(),
})

/** A sale, or what undoes one (Spec 3 §3). */
const Booking = z.object({
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
  ticketId: z.string(),
  ticketName: z.string(),
  /** A sale that was taken back. */
  isCancelled: z.boolean(),
})

/** A ticket as it stands: in the cart, or issued. */
const Ticket = z.object({
  ticketId: z.string(),
  ticketName: z.string(),
  priceInCents: Cents,
  startName: z.nullable(z.string()),
  endName: z.nullable(z.string()),
  viaText: z.nullable(z.string()),
  validFrom: InstantText,
  validTo: InstantText,
  state: z.enum(['reserved', ...ISSUED_TICKET_STATES]),
})

/** A try at paying. */
const Attempt = z.object({
  number: z.int(),
  state: z.enum(ATTEMPT_STATES),
  methodId: z.string(),
  methodLabel: z.nullable(z.string()),
  amountInCent: Cents,
  provider: z.string(),
  /** What the provider calls it. */
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  createdOn: InstantText,
  /** When the provider is asked next; null when nothing is open. */
  askedAgainOn: z.nullable(InstantText),
})

const Refund = z.object({
  guid: z.string(),
  amountInCent: Cents,
  why: z.enum(REFUND_CAUSES),
  state: z.enum(['requested', 'done', 'failed']),
  createdOn: InstantText,
  doneOn: z.nullable(InstantText),
})

/** A line of the books: money leaves one account and comes to another. */
const Movement = z.object({
  /** What is booked: `capture`, `sale`, `refundDue`, `refunded`, `reversal`, … */
  kind: z.string(),
  debit: z.string(),
  credit: z.string(),
  amountInCent: Cents,
  bookedOn: InstantText,
})

const Mail = z.object({
  /** What it was about. */
  kind: z.string(),
  sentOn: InstantText,
})

/** Everything that staff see of an order. */
export const StaffOrderDetail = z.extend(StaffOrder, {
  buyer: z.nullable(Buyer),
  tickets: z.array(Ticket),
  bookings: z.array(Booking),
  attempts: z.array(Attempt),
  refunds: z.array(Refund),
  /** The way of the money, oldest first. */
  movements: z.array(Movement),
  mails: z.array(Mail),
})
export type StaffOrderDetail = z.infer<typeof StaffOrderDetail>
