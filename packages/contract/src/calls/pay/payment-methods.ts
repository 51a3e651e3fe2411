import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { Guid, Id, requiredLine } from '../../values/text.ts'
import { PaymentMethod } from './payment.ts'

const service = 'payment' as const
const customer = { who: 'customer' } as const

const StoredOf = z.object({ clientId: Guid, userId: Guid })

export const getStoredPaymentMethods = defineCall({
  name: 'payment/getStoredPaymentMethods',
  service,
  method: 'GET',
  path: '/payment/paymentmethods/{clientId}/{userId}',
  summary: 'Payment methods stored in the customer’s account',
  access: customer,
  params: StoredOf,
  reply: list(PaymentMethod),
})

const StoredMethodParams = z.object({ id: Guid })

const RequestAddQuery = z.object({
  /** Page of the shop the customer comes back to; the account's own page without it. */
  redirectURL: z.optional(requiredLine(500)),
})

const AddingUrl = z.object({ redirectURL: z.string() })

export const getPaymentMethodRedirectUrl = defineCall({
  name: 'payment/getRedirectURL',
  service,
  method: 'GET',
  path: '/payment/paymentmethods/getRedirectURL/{id}',
  summary: 'Page of the payment provider where a stored method is entered anew, for a card that has run out',
  access: customer,
  params: StoredMethodParams,
  query: RequestAddQuery,
  reply: list(AddingUrl),
  effect: true,
})

const Kind = z.int(key('number')).check(z.gte(-1000, key('outOfRange')), z.lte(1000, key('outOfRange')))
const RequestAddParams = z.object({ type: Kind, subtype: Kind })
export const requestAddPaymentMethod = defineCall({
  name: 'payment/requestAdd',
  service,
  method: 'GET',
  path: '/payment/paymentMethods/requestAdd/{type}/{subtype}',
  summary: 'Begins to store a payment method: the page of the provider comes as `location` and in the reply',
  access: customer,
  params: RequestAddParams,
  query: RequestAddQuery,
  reply: list(AddingUrl),
  effect: true,
})

/** What stands in the address the customer came back to. Without the secret nothing is stored: it says why. */
const Returned = z.object({ setupId: Guid, returnSecret: z.optional(Id) })

export const addPaymentMethod = defineCall({
  name: 'payment/addPaymentMethod',
  service,
  method: 'POST',
  path: '/payment/paymentMethods/add',
  summary: 'Stores the method that was confirmed at the provider; the same return again finds the same method',
  access: customer,
  body: Returned,
  reply: list(PaymentMethod),
})

export const deletePaymentMethod = defineCall({
  name: 'payment/deletePaymentMethod',
  service,
  method: 'DELETE',
  path: '/payment/paymentmethods/{id}',
  summary: 'Removes a stored payment method, here and at the provider',
  access: customer,
  params: StoredMethodParams,
  reply: empty,
})

export const setDefaultPaymentMethod = defineCall({
  name: 'payment/setDefaultPaymentMethod',
  service,
  method: 'PUT',
  path: '/payment/paymentmethods/setdefault/{id}',
  summary: 'The method that is chosen first from now on',
  access: customer,
  params: StoredMethodParams,
  reply: list(PaymentMethod),
})
