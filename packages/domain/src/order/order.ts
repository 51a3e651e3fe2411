import type { Country } from '../address/country.ts'
import type { Gender } from '../identity/gender.ts'
import type { Language } from '../language/language.ts'
import type { Cents } from '../money/cents.ts'
import { addMinutes, type Instant } from '../time/instant.ts'
import type { OrderState } from './state.ts'
import type { Ticket } from './ticket.ts'

/** Who buys, with an account or without, as the order names them. */
export interface Buyer {
  email: string
  salutation?: Gender
  /** This and what follows only where there was a reason to ask for it (`askedOfBuyer`). */
  firstName?: string
  lastName?: string
  address?: {
    street: string
    houseNumber: string
    postCode: string
    city: string
    country: Country
    additional?: string
  }
}

/** The aggregate that all rules of buying work on. */
export interface Order {
  orderId: string
  /** What people call it: in mails, on tickets, at the counter. */
  orderNumber: string
  clientId: string
  /** The visitor it belongs to: a customer's or a guest's id. */
  ownerId: string
  state: OrderState
  language: Language
  currency: string
  tickets: Ticket[]
  discountCode: string | null
  buyer: Buyer | null
  /** Where the passenger comes back to from the payment provider. */
  returnUrl: string | null
  createdOn: Instant
  /** A cart that nobody touches ends here (Spec 1 §9: 5000 minutes). */
  expiresOn: Instant
  paidOn: Instant | null
  /**
   * Which versions of terms it was ordered under, the shop's own and each ticket's: key of the version -> fingerprint
   * of its text. Empty until the order is placed.
   */
  terms: Record<string, string>
  /** Rides to validate as soon as tickets are issued; `dateValid` is the region's wall clock or an instant. */
  validateFirst: { amountValidating: number; dateValid: string } | null
  /** When its buyer asked that what can be withdrawn from begins all the same (§ 357a Abs. 2 BGB); null where not. */
  beginAskedOn: Instant | null
  /** Given when the tickets are made. */
  invoiceNumber: string | null
}

/** What a cart begins with. */
type Beginning = Pick<Order, 'orderId' | 'orderNumber' | 'clientId' | 'ownerId' | 'language' | 'currency' | 'createdOn'>

/** A cart with nothing in it yet. */
export const emptyCart = (beginning: Beginning): Order => ({
  ...beginning,
  state: 'created',
  tickets: [],
  discountCode: null,
  buyer: null,
  returnUrl: null,
  expiresOn: addMinutes(beginning.createdOn, CART_MINUTES),
  paidOn: null,
  terms: {},
  validateFirst: null,
  beginAskedOn: null,
  invoiceNumber: null,
})

/** How many tickets one order holds at most; what a barcode reader's patience and a mail's size allow. */
export const MAX_TICKETS_PER_ORDER = 50

/** Lifetime of a cart in minutes (Spec 1 §9). */
export const CART_MINUTES = 5000

/** Unused for so many days, what a device remembers of a guest is forgotten. */
export const GUEST_DAYS = 365

/** Lifetime of a guest's cart with nothing in it: the shop begins another when a ticket is put in. */
export const EMPTY_CART_MINUTES = 120

export type OrderRefusal =
  | 'orderClosed'
  | 'paymentInProgress'
  | 'ticketNotFound'
  | 'tooManyTickets'
  | 'cartEmpty'
  | 'priceChanged'
  | 'passengerDataMissing'
  | 'identificationMediumMissing'
  | 'invalidDiscountCode'
  | 'discountCodeAlreadyRedeemed'
  | 'priceUnknown'
  | 'topUpTooMuch'
  | 'enforcementInCart'

/** What a command makes of an order, or why it does not. */
export type OrderResult = { ok: true; order: Order } | { ok: false; reason: OrderRefusal; field?: string }

export const changed = (order: Order): OrderResult => ({ ok: true, order })
export const refused = (reason: OrderRefusal, field?: string): OrderResult => ({ ok: false, reason, field })

export const totalOf = (tickets: readonly { priceCents: Cents }[]): Cents =>
  tickets.reduce((sum, ticket) => sum + ticket.priceCents, 0)
