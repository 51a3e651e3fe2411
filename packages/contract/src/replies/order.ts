import * as z from 'zod/mini'
import { Cents } from '../values/money.ts'
import { UserDataDemand } from './product.ts'

const Named = z.object({ id: z.string(), name: z.string() })

/** A ticket in a cart or an order. Amounts include VAT. */
export const OrderTicket = z.object({
  ticketId: z.string(),
  sortId: z.string(),
  priceExternalId: z.string(),
  relationId: z.nullable(z.string()),
  groupName: z.string(),
  ticketName: z.string(),
  ticketNameLong: z.string(),
  comfortClass: z.enum(['first', 'second', 'transition']),
  discountType: z.nullable(z.string()),
  traveler: z.string(),
  passengerCount: z.int(),
  freeChildren: z.int(),
  freeAdults: z.int(),
  passengerSalutation: z.nullable(z.string()),
  /** Parts separated by `#`: first name, last name (Spec 1 §2.7). */
  passengerName: z.nullable(z.string()),
  passengerBirthDate: z.nullable(z.string()),
  identificationMedium: z.nullable(z.object({ type: z.string(), value: z.string() })),
  startName: z.nullable(z.string()),
  endName: z.nullable(z.string()),
  viaText: z.nullable(z.string()),
  zones: z.array(Named),
  priceLevelPrintText: z.nullable(z.string()),
  validityType: z.int(),
  validFrom: z.string(),
  validTo: z.string(),
  validBackTripFrom: z.nullable(z.string()),
  /** What is paid, the discount taken off. */
  priceInCents: Cents,
  fullPriceInCents: Cents,
  vatInCents: Cents,
  vatPermille: z.int(),
  discountCode: z.nullable(z.string()),
  userData: UserDataDemand,
  identificationMediums: z.array(z.string()),
  rides: z.int(),
  ridesLeft: z.int(),
  withdrawalApplies: z.boolean(),
  /** `reserved` in a cart, `issued` when it can be used, `toValidate` while a ride has to be validated first. */
  state: z.enum(['reserved', 'issued', 'toValidate', 'used', 'cancelled']),
  /** The signed barcode as an SVG data URL, when asked for and issued. */
  image: z.nullable(z.string()),
  /** Rides validated so far, each with its own validity and barcode. */
  childTickets: z.array(
    z.object({
      ticketId: z.string(),
      parentTicketGuid: z.string(),
      rides: z.int(),
      validFrom: z.string(),
      validTo: z.string(),
      image: z.nullable(z.string()),
    }),
  ),
})
export type OrderTicket = z.infer<typeof OrderTicket>

/** Something the passenger must know before going on. */
const Notice = z.object({
  kind: z.enum(['priceChanged', 'ticketRemoved', 'validityMoved']),
  ticketId: z.string(),
  ticketName: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** Where the money is, in the passenger's words. */
const PaymentView = z.object({
  state: z.enum([
    'none',
    'open',
    'pending',
    'unknown',
    'paid',
    'declined',
    'cancelled',
    'expired',
    'failed',
    'refundPending',
    'refunded',
  ]),
  methodId: z.nullable(z.string()),
  methodLabel: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  refundedInCents: Cents,
})

export const PreparedOrder = z.object({
  orderId: z.string(),
  /** Number of the state (`ORDER_STATUS`). 5 with payment type Other marks an interrupted payment (Spec 2 §3.8). */
  status: z.int(),
  state: z.string(),
  /** What the passenger reads (Spec 2 §3.8, order display states). */
  displayState: z.enum(['open', 'completed', 'inProgress', 'canceled', 'reversed', 'paymentPending']),
  paymentType: z.nullable(z.string()),
  urlToVerification: z.nullable(z.string()),
  tickets: z.array(OrderTicket),
  currency: z.string(),
  totalBruttoInCents: Cents,
  totalGrossInCents: Cents,
  totalVatInCents: Cents,
  totalNetInCents: Cents,
  /** Per rate, for the receipt. */
  vat: z.array(z.object({ permille: z.int(), grossInCents: Cents, vatInCents: Cents })),
  discountCode: z.nullable(z.string()),
  discountInCents: Cents,
  createdOn: z.string(),
  paidOn: z.nullable(z.string()),
  expiresOn: z.nullable(z.string()),
  email: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  payment: PaymentView,
  notices: z.array(Notice),
})
export type PreparedOrder = z.infer<typeof PreparedOrder>

/** A line of the order history. */
export const OrderSummary = z.object({
  orderId: z.string(),
  status: z.int(),
  state: z.string(),
  displayState: PreparedOrder.shape.displayState,
  createdOn: z.string(),
  currency: z.string(),
  totalGrossInCents: Cents,
  ticketNames: z.array(z.string()),
})
export type OrderSummary = z.infer<typeof OrderSummary>
