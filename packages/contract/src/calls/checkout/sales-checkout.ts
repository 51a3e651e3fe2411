import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { PreparedOrder } from '../../replies/order.ts'
import { count } from '../../values/count.ts'
import { WallClockOrInstant } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { OrderId } from '../../values/order-id.ts'
import { Passengers } from '../../values/passenger.ts'
import { Address, Email, Gender, PersonName } from '../../values/person.ts'
import { Guid, Id, line } from '../../values/text.ts'

const service = 'sales' as const
const owner = { who: 'visitor' } as const

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
  /** Needed where something begins while it can be withdrawn from (§ 357a Abs. 2 BGB). */
  beginAsked: z.optional(z.boolean()),
  passengers: z.optional(Passengers),
  /** Validates the first rides of a multi-ride ticket at once. */
  validateMultiTicket: z.optional(z.object({ amountValidating: count(1, 99), dateValid: WallClockOrInstant })),
}

const ExecuteSale = z.object(execution)

/**
 * The buyer, when no account stands behind the order. Where name or address are missing, the order is refused only if
 * law, payment or operator ask for them (`askedOfBuyer`).
 */
export const GuestData = z.object({
  email: Email,
  salutation: z.optional(Gender),
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  address: z.optional(Address),
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
