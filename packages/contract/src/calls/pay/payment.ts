import { PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'

const service = 'payment' as const

const Type = z.literal(Object.values(PAYMENT_TYPE))
const SubType = z.literal(Object.values(PAYMENT_SUB_TYPE))

const TypeMethod = z.object({ id: z.string(), label: z.string(), subType: SubType, urlToIcon: z.string() })

const PaymentType = z.object({
  id: z.string(),
  type: Type,
  label: z.string(),
  methods: z.array(TypeMethod),
})
export type PaymentType = z.infer<typeof PaymentType>

const TypesQuery = z.object({ ignoreAuth: z.optional(z.boolean()) })

export const getPaymentTypes = defineCall({
  name: 'payment/getPaymentTypes',
  service,
  method: 'GET',
  path: '/payment/paymentTypes',
  summary: 'Payment types of the shop with their methods',
  access: { who: 'public' },
  query: TypesQuery,
  reply: list(PaymentType),
})

export const PaymentMethod = z.object({
  id: z.string(),
  type: Type,
  subType: SubType,
  label: z.string(),
  urlToIcon: z.string(),
  isDefault: z.boolean(),
  /** Open to everyone, not one the customer has stored. */
  isGeneric: z.boolean(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

const MethodsQuery = z.object({ genericMethod: z.optional(z.boolean()) })

export const getPaymentMethods = defineCall({
  name: 'payment/getPaymentMethods',
  service,
  method: 'GET',
  path: '/payment/paymentmethods',
  summary: 'Methods this visitor can pay with',
  access: { who: 'public' },
  query: MethodsQuery,
  reply: list(PaymentMethod),
})
