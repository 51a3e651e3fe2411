import { MAX_TICKETS_PER_ORDER } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../define-call.ts'
import { key } from '../failures/key.ts'
import { OrderSummary, PreparedOrder } from '../replies/order.ts'
import { PlainDate, PlainDateTime } from '../values/date.ts'
import { Cents } from '../values/money.ts'
import { Address, Email, Gender, PersonName } from '../values/person.ts'
import { Guid, Id, line, requiredLine } from '../values/text.ts'

const service = 'sales' as const
/** Anyone may begin a cart; whoever has no token yet is given a guest's. */
const anyone = { who: 'public' } as const
/** Afterwards the cart is only its owner's. */
const owner = { who: 'visitor' } as const

/** How many tickets one order holds at most: a limit of ours, none of the specification's. */
export const MAX_TICKETS = MAX_TICKETS_PER_ORDER

const count = (min: number, max: number) =>
  z.int(key('number')).check(z.gte(min, key('outOfRange')), z.lte(max, key('outOfRange')))

/** What the passenger chose. Prices never come from the caller. */
export const CartTicket = z.object({
  sortId: Id,
  /** The price that was shown; the server says so when it no longer holds. */
  priceExternalId: z.optional(z.nullable(Id)),
  /** As a product offer named it; holds origin, destination and way. */
  relationId: z.optional(z.nullable(z.string().check(z.maxLength(2000, key('exceedMaximumLength'))))),
  /** Wall clock of the region: the beginning the passenger chose. */
  validFrom: PlainDateTime,
  passengerCount: count(1, 99),
  freeChildren: z.optional(count(0, 99)),
  freeAdults: z.optional(count(0, 99)),
  traveler: z.optional(line(50)),
  passengerName: z.optional(line(80)),
  discountCode: z.optional(line()),
  amount: z.optional(count(1, MAX_TICKETS)),
  serviceArea: z.optional(count(0, 999)),
})
export type CartTicket = z.infer<typeof CartTicket>

const PrepareSale = z.object({
  tickets: z.optional(z.array(CartTicket).check(z.maxLength(MAX_TICKETS, key('outOfRange')))),
})

const OrderId = z.object({ orderId: Guid })
const DuplicateParams = z.object({ orderId: Guid })

export const getTicketUserDataRequest = defineCall({
  name: 'sales/getTicketUserDataRequest',
  service,
  method: 'GET',
  path: '/sales/ticketUserDataRequest',
  summary: 'Which facts about passengers tickets must carry, by tariff area',
  access: anyone,
  reply: list(
    z.object({
      tariffAreaId: z.string(),
      required: z.boolean(),
      firstname: z.boolean(),
      name: z.boolean(),
      salutation: z.boolean(),
      birthdate: z.boolean(),
    }),
  ),
})

export const prepareSale = defineCall({
  name: 'sales/prepareSale',
  service,
  method: 'POST',
  path: '/sales/prepareSale',
  summary: 'Begins a cart',
  access: anyone,
  body: PrepareSale,
  reply: list(PreparedOrder),
})

/** Passenger facts may be saved before the order is placed, so that nothing typed is lost. */
const PassengerData = z.object({
  ticketId: Guid,
  salutation: z.optional(Gender),
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  birthDate: z.optional(PlainDate),
  identificationMedium: z.optional(z.object({ type: requiredLine(2), value: requiredLine() })),
})
export type PassengerData = z.infer<typeof PassengerData>

const UpdatePreparedOrder = z.object({
  orderId: Guid,
  passengers: z.optional(z.array(PassengerData).check(z.maxLength(MAX_TICKETS, key('outOfRange')))),
})

export const updatePreparedOrder = defineCall({
  name: 'sales/updatePreparedOrder',
  service,
  method: 'POST',
  path: '/sales/updatePreparedOrder',
  summary: 'Saves passenger data and brings prices up to date; what changed stands in `notices`',
  access: owner,
  body: UpdatePreparedOrder,
  reply: list(PreparedOrder),
})

export const addTicket = defineCall({
  name: 'sales/addTicket',
  service,
  method: 'POST',
  path: '/sales/changePreparedOrder/{orderId}/addTicket',
  summary: 'Puts a ticket into the cart at the server’s price',
  access: owner,
  params: OrderId,
  body: CartTicket,
  reply: list(PreparedOrder),
})

/** From the address, so digits as text. */
const ChangeAmountParams = z.object({ orderId: Guid, ticketId: Guid, amount: count(0, MAX_TICKETS) })

export const changeAmount = defineCall({
  name: 'sales/changeAmount',
  service,
  method: 'GET',
  path: '/sales/changePreparedOrder/{orderId}/changeAmount/{ticketId}/{amount}',
  summary: 'Sets how many of these tickets are in the cart; 0 removes the line',
  access: owner,
  params: ChangeAmountParams,
  reply: list(PreparedOrder),
  effect: true,
})

const RedeemDiscountCode = z.object({ orderId: Guid, discountCode: requiredLine() })

export const redeemDiscountCode = defineCall({
  name: 'sales/redeemDiscountCode',
  service,
  method: 'POST',
  path: '/sales/redeemDiscountCode',
  summary: 'Redeems a discount code for the tickets it applies to',
  access: owner,
  body: RedeemDiscountCode,
  reply: list(PreparedOrder),
})

const ReturnUrl = z.string().check(z.minLength(1, key('required')), z.maxLength(500, key('exceedMaximumLength')))

/** What both ways of placing an order send. */
const execution = {
  orderId: Guid,
  paymentMethodId: z.optional(Id),
  /** The total the order button stood under; another one is refused. */
  expectedTotalInCents: Cents.check(z.gte(0, key('outOfRange'))),
  /** Ends in `/confirm/{orderId}` on an address of this shop. */
  redirectURL: ReturnUrl,
  /** Spec 2 §4.4: always sent as true. */
  wait: z.literal(true),
  finalize: z.literal(true),
  termsAccepted: z.literal(true, key('termsNotAccepted')),
  passengers: z.optional(z.array(PassengerData).check(z.maxLength(MAX_TICKETS, key('outOfRange')))),
  /** Validates the first rides of a multi-ride ticket at once. */
  validateMultiTicket: z.optional(z.object({ amountValidating: count(1, 99), dateValid: PlainDateTime })),
}

const ExecuteSale = z.object(execution)

/** The buyer, when no account stands behind the order. */
export const GuestData = z.object({
  email: Email,
  salutation: z.optional(Gender),
  firstName: PersonName,
  lastName: PersonName,
  address: Address,
})
export type GuestData = z.infer<typeof GuestData>

const ExecuteSaleGuest = z.object({ ...execution, guest: GuestData })
export type ExecuteSaleGuest = z.infer<typeof ExecuteSaleGuest>

export const executeSale = defineCall({
  name: 'sales/executeSale',
  service,
  method: 'POST',
  path: '/sales/executeSale',
  summary: 'Places the order of a signed-in customer and starts the payment',
  access: { who: 'customer' },
  body: ExecuteSale,
  reply: list(PreparedOrder),
})

export const executeSaleGuest = defineCall({
  name: 'sales/executeSaleGuest',
  service,
  method: 'POST',
  path: '/sales/executeSaleGuest',
  summary: 'Places the order of a guest and starts the payment',
  access: owner,
  body: ExecuteSaleGuest,
  reply: list(PreparedOrder),
})

const ValidateMultiTicket = z.object({
  parentTicketGuid: Guid,
  amountValidating: count(1, 99),
  dateValid: PlainDateTime,
  wait: z.optional(z.boolean()),
})

export const validateMultiTicket = defineCall({
  name: 'sales/validateMultiTicket',
  service,
  method: 'POST',
  path: '/sales/validateMultiTicket',
  summary: 'Validates rides of a multi-ride ticket',
  access: owner,
  body: ValidateMultiTicket,
  reply: list(PreparedOrder),
})

export const duplicateCartAfterFailedExecuteSale = defineCall({
  name: 'sales/duplicateCartAfterFailedExecuteSale',
  service,
  method: 'GET',
  path: '/sales/{orderId}/duplicateCartAfterFailedExecuteSale',
  summary: 'A new cart with the tickets of an order whose payment failed',
  access: owner,
  params: DuplicateParams,
  reply: list(PreparedOrder),
  effect: true,
})

export const duplicateCart = defineCall({
  name: 'sales/duplicateCart',
  service,
  method: 'POST',
  path: '/sales/duplicateCart',
  summary: 'A new cart with the tickets of an earlier order, at today’s prices',
  access: owner,
  body: OrderId,
  reply: list(PreparedOrder),
})

export const getOrders = defineCall({
  name: 'sales/getOrders',
  service,
  method: 'GET',
  path: '/sales/orders',
  summary: 'The visitor’s orders, newest first',
  access: owner,
  reply: list(OrderSummary),
})

const GetOrderQuery = z.object({ withImages: z.optional(z.boolean()) })

export const getOrder = defineCall({
  name: 'sales/getOrder',
  service,
  method: 'GET',
  path: '/sales/orders/{orderId}',
  summary: 'One order; with images the barcodes of issued tickets',
  access: owner,
  params: OrderId,
  query: GetOrderQuery,
  reply: list(PreparedOrder),
})

const VerifyQuery = z.object({ paymentType: z.optional(line(50)) })

export const verifyOrder = defineCall({
  name: 'sales/verifyOrder',
  service,
  method: 'GET',
  path: '/sales/orders/verify/{orderId}',
  summary: 'Asks the payment provider how the payment stands and moves the order accordingly',
  access: owner,
  params: OrderId,
  query: VerifyQuery,
  reply: list(PreparedOrder),
  effect: true,
})

const IdentificationMediumParams = z.object({ sortReference: Id })

export const getIdentificationMedium = defineCall({
  name: 'sales/getIdentificationMedium',
  service,
  method: 'GET',
  path: '/sales/identificationMedium/{sortReference}',
  summary: 'Which identification media a ticket can be tied to',
  access: anyone,
  params: IdentificationMediumParams,
  reply: list(z.object({ sortReference: z.string(), types: z.array(z.string()) })),
})

export const abortOrder = defineCall({
  name: 'sales/abortOrder',
  service,
  method: 'GET',
  path: '/sales/abortOrder/{orderId}',
  summary: 'Gives the order up; an open payment is cancelled at the provider',
  access: owner,
  params: OrderId,
  reply: list(PreparedOrder),
  effect: true,
})
