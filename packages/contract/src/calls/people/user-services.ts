import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { InstantText } from '../../values/answered.ts'
import { requiredLine } from '../../values/text.ts'

const service = 'user' as const
const signedIn = { who: 'user' } as const

/** Another service that gets to know something of the customer, who has agreed to that. */
export const ServiceAccess = z.object({
  serviceId: z.string(),
  name: z.string(),
  /** What it gets to know, in the reader's language. */
  rights: z.array(z.string()),
  agreedOn: InstantText,
})
export type ServiceAccess = z.infer<typeof ServiceAccess>

export const getServiceAccesses = defineCall({
  name: 'user/getServiceAccesses',
  service,
  method: 'GET',
  path: '/user/services',
  summary: 'Other services the customer signs in to with this account',
  access: signedIn,
  reply: list(ServiceAccess),
})

const ServiceParams = z.object({ serviceId: requiredLine(200) })

export const revokeServiceAccess = defineCall({
  name: 'user/revokeServiceAccess',
  service,
  method: 'DELETE',
  path: '/user/services/{serviceId}',
  summary: 'Takes back what the customer agreed to; the service gets to know nothing any more, at once',
  access: signedIn,
  params: ServiceParams,
  reply: list(ServiceAccess),
})
