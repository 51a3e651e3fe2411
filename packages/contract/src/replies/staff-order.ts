import {
  ATTEMPT_REASONS,
  ATTEMPT_STATES,
  CANCEL_REASONS,
  FULFILMENT_STEPS,
  HAND_OVER_STATES,
  ISSUED_TICKET_STATES,
  JOB_TROUBLES,
  ORDER_STATES,
  ORDER_TROUBLES,
} from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode, InstantText } from '../values/answered.ts'
import { Cents } from '../values/money.ts'
import { Country } from '../values/person.ts'
import { StaffBooking } from './staff-booking.ts'
import { StaffRefund } from './staff-refund.ts'
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

/** Whom an order names: all empty, the country null, where there was no reason to ask (`executeSaleGuest`). */
const Buyer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postCode: z.string(),
  city: z.string(),
  country: z.nullable(Country),
  additional: z.string(),
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
  /** Why it came to nothing; null where it did not. `keyReused`, `rejected`: the provider began no payment. */
  reason: z.nullable(z.enum(ATTEMPT_REASONS)),
  createdOn: InstantText,
  /** When the provider is asked next; null when nothing is open. */
  askedAgainOn: z.nullable(InstantText),
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

/** What keeps the tickets of a paid order, or the mail with them, from being made or sent. */
const InternalError = z.object({
  step: z.enum(FULFILMENT_STEPS),
  trouble: z.enum(JOB_TROUBLES),
  /** How often it was tried in vain. */
  tries: z.int(),
  /** When it is tried again by itself; `null` where it was given up. */
  nextTryOn: z.nullable(InstantText),
})

/** A ticket that was offered by a link, or came by one. */
const HandOver = z.object({
  /** `given`: a ticket of this order, offered to somebody · `received`: one that came from somebody else’s order. */
  direction: z.enum(['given', 'received']),
  state: z.enum(HAND_OVER_STATES),
  offeredOn: InstantText,
  expiresOn: InstantText,
  /** Null as long as nobody has. */
  takenOn: z.nullable(InstantText),
  /** The order at the other end; null as long as nobody has taken it. */
  otherOrderId: z.nullable(z.string()),
  /** Number of the order at the other end. */
  otherOrderNumber: z.nullable(z.string()),
})

/** Whose account it is. */
const Owner = z.object({ userId: z.string(), customerNumber: z.nullable(z.string()) })

/** Everything that staff see of an order. */
export const StaffOrderDetail = z.extend(StaffOrder, {
  buyer: z.nullable(Buyer),
  /** The account it was ordered with; null of a guest's. */
  account: z.nullable(Owner),
  /** What was said when staff took it back, the last time; hidden as the buyer is, and null where nobody has. */
  comment: z.nullable(z.string()),
  /** Why it was, of the reasons that there are; null where nobody has said. */
  cancelReason: z.nullable(z.enum(CANCEL_REASONS)),
  /** Null where nothing failed of late. */
  internalError: z.nullable(InternalError),
  /** What the payer read at the provider that it is for; null as long as nobody has tried to pay. */
  settleUpPurpose: z.nullable(z.string()),
  /** What the provider calls the payment that brought the money, or else the latest try. */
  externalReference: z.nullable(z.string()),
  tickets: z.array(Ticket),
  bookings: z.array(StaffBooking),
  attempts: z.array(Attempt),
  refunds: z.array(StaffRefund),
  /** The way of the money, oldest first. */
  movements: z.array(Movement),
  mails: z.array(Mail),
  /** From where its tickets came and where they went, oldest first. */
  handOvers: z.array(HandOver),
})
export type StaffOrderDetail = z.infer<typeof StaffOrderDetail>
