import {
  ATTEMPT_STATES,
  COMFORT_CLASSES,
  DECLINE_REASONS,
  DISPLAY_STATES,
  ENFORCEMENT_DEBTS,
  IDENTIFICATION_MEDIUMS,
  ISSUED_TICKET_STATES,
  NOTICE_KINDS,
  ORDER_STATES,
  ORDER_STATUS,
  TOP_UP_STATES,
} from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode, DateText, InstantText } from '../values/answered.ts'
import { Cents } from '../values/money.ts'
import { Gender } from '../values/person.ts'
import { UserDataDemand } from './product.ts'

export const Named = z.object({ id: z.string(), name: z.string() })

/** A ticket in a cart or an order. Amounts include VAT. */
export const OrderTicket = z.object({
  ticketId: z.string(),
  sortId: z.string(),
  priceExternalId: z.string(),
  relationId: z.nullable(z.string()),
  groupName: z.string(),
  ticketName: z.string(),
  ticketNameLong: z.string(),
  comfortClass: z.enum(COMFORT_CLASSES),
  discountType: z.nullable(z.string()),
  traveler: z.string(),
  passengerCount: z.int(),
  freeChildren: z.int(),
  freeAdults: z.int(),
  passengerSalutation: z.nullable(Gender),
  /** Parts separated by `#`: first name, last name (Spec 1 §2.7). */
  passengerName: z.nullable(z.string()),
  passengerBirthDate: z.nullable(DateText),
  identificationMedium: z.nullable(z.object({ type: z.enum(IDENTIFICATION_MEDIUMS), value: z.string() })),
  startName: z.nullable(z.string()),
  endName: z.nullable(z.string()),
  viaText: z.nullable(z.string()),
  zones: z.array(Named),
  priceLevelPrintText: z.nullable(z.string()),
  validityType: z.int(),
  validFrom: InstantText,
  validTo: InstantText,
  validBackTripFrom: z.nullable(InstantText),
  /** What is paid, the discount taken off. */
  priceInCents: Cents,
  fullPriceInCents: Cents,
  vatInCents: Cents,
  vatPermille: z.int(),
  discountCode: z.nullable(z.string()),
  userData: UserDataDemand,
  identificationMediums: z.array(z.enum(IDENTIFICATION_MEDIUMS)),
  rides: z.int(),
  ridesLeft: z.int(),
  /**
   * How long one ride is valid once it is validated, minutes; null for other tickets, and where the rule is not one of
   * minutes.
   */
  rideMinutes: z.nullable(z.int()),
  withdrawalApplies: z.boolean(),
  withdrawalReason: z.optional(z.string()),
  /** Before that its buyer can give it back for its price; missing where it cannot be given back at all. */
  giveBackUntil: z.optional(InstantText),
  /** Before that whoever has it may hand it over, where the company offers that; missing where it cannot be at all. */
  handOverUntil: z.optional(InstantText),
  /** Somebody else has paid for it and handed it over. */
  isReceived: z.optional(z.boolean()),
  /** It was handed over as often as a ticket may be, and stays with whoever has it. */
  isLastHand: z.optional(z.boolean()),
  /** False: no document of it is printed. */
  onPaper: z.optional(z.boolean()),
  /** Of a ticket that is one of several for a trip: from where to where each of them is good. */
  combination: z.optional(
    z.object({ id: z.string(), stretches: z.array(z.object({ from: z.string(), to: z.string() })) }),
  ),
  /** The price goes to a prepaid card, of which only the last digits are shown; missing for tickets. */
  topUp: z.optional(z.object({ cardNumber: z.string(), state: z.enum(['reserved', ...TOP_UP_STATES]) })),
  /** It pays what a check without a pass has come to: the fee or the increased fare; missing for tickets. */
  enforcement: z.optional(z.object({ caseNumber: z.string(), owes: z.enum(ENFORCEMENT_DEBTS) })),
  /**
   * `reserved` in a cart, `issued` when it can be used, `toValidate` while a ride has to be validated first,
   * `handedOver` when somebody else has another in its place.
   */
  state: z.enum(['reserved', ...ISSUED_TICKET_STATES]),
  /** The signed barcode as an SVG data URL, when asked for and issued. */
  image: z.nullable(z.string()),
  /** Rides validated so far, each with its own validity and barcode. */
  childTickets: z.array(
    z.object({
      ticketId: z.string(),
      parentTicketGuid: z.string(),
      rides: z.int(),
      validFrom: InstantText,
      validTo: InstantText,
      image: z.nullable(z.string()),
    }),
  ),
})
export type OrderTicket = z.infer<typeof OrderTicket>

/** Something the passenger must know before going on. */
const Notice = z.object({
  kind: z.enum(NOTICE_KINDS),
  ticketId: z.string(),
  ticketName: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** Where the money is, in the passenger's words. */
const PaymentView = z.object({
  state: z.enum(['none', ...ATTEMPT_STATES.filter(state => state !== 'created'), 'refundPending', 'refunded']),
  methodId: z.nullable(z.string()),
  methodLabel: z.nullable(z.string()),
  /** Why it was declined, as far as it is known; null where it was not. */
  reason: z.nullable(z.enum(DECLINE_REASONS)),
  refundedInCents: Cents,
})

export const PreparedOrder = z.object({
  orderId: z.string(),
  /** What people call it: ten characters, in mails and on tickets. It opens nothing. */
  orderNumber: z.string(),
  /** 5 with payment type Other marks an interrupted payment (Spec 2 §3.8). */
  status: z.literal(Object.values(ORDER_STATUS)),
  state: z.enum(ORDER_STATES),
  /** What the passenger reads. */
  displayState: z.enum(DISPLAY_STATES),
  paymentType: z.nullable(z.string()),
  urlToVerification: z.nullable(z.string()),
  tickets: z.array(OrderTicket),
  currency: CurrencyCode,
  totalBruttoInCents: Cents,
  totalGrossInCents: Cents,
  totalVatInCents: Cents,
  totalNetInCents: Cents,
  /** Per rate, for the receipt. */
  vat: z.array(z.object({ permille: z.int(), grossInCents: Cents, vatInCents: Cents })),
  discountCode: z.nullable(z.string()),
  discountInCents: Cents,
  createdOn: InstantText,
  paidOn: z.nullable(InstantText),
  /** Of one that is paid: the word of its day of sale, by which inspectors tell it from a copy of another day. */
  codeWord: z.optional(z.string()),
  expiresOn: z.nullable(InstantText),
  email: z.nullable(z.string()),
  /** Whether the order names its buyer beside the e-mail; an account that is made of it asks otherwise. */
  isBuyerNamed: z.optional(z.boolean()),
  invoiceNumber: z.nullable(z.string()),
  payment: PaymentView,
  notices: z.array(Notice),
})
export type PreparedOrder = z.infer<typeof PreparedOrder>

/** A line of the order history. */
export const OrderSummary = z.object({
  orderId: z.string(),
  orderNumber: PreparedOrder.shape.orderNumber,
  status: PreparedOrder.shape.status,
  state: PreparedOrder.shape.state,
  displayState: PreparedOrder.shape.displayState,
  createdOn: InstantText,
  currency: CurrencyCode,
  totalGrossInCents: Cents,
  ticketNames: z.array(z.string()),
  /** Not only top-ups of prepaid cards, of which there is nothing to show or print. */
  hasTickets: z.boolean(),
  /** Whether any of its tickets may be shown printed; some are valid on a mobile device or chip card only. */
  hasPaper: z.boolean(),
  /** What it was paid with, as far as the provider tells. */
  methodLabel: z.nullable(z.string()),
})
export type OrderSummary = z.infer<typeof OrderSummary>
