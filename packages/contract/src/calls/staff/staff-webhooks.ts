import { DELIVERY_STATES, isWebhookUrl, WEBHOOK_EVENTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { NewStaffWebhook, StaffDelivery, StaffWebhook } from '../../replies/staff-webhook.ts'
import { count } from '../../values/count.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToManageIntegrations'] } as const

const WEBHOOK_NAME_LENGTH = 80
const WEBHOOK_URL_LENGTH = 500

const StaffWebhooksQuery = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  ...staffPageFields,
})
export type StaffWebhooksQuery = z.infer<typeof StaffWebhooksQuery>

export const getStaffWebhooks = defineCall({
  name: 'admin/getWebhooks',
  service,
  method: 'GET',
  path: '/admin/webhooks',
  summary: 'Servers of partners that are told what happens, by name',
  access,
  query: StaffWebhooksQuery,
  reply: list(StaffWebhook),
})

const fields = {
  name: requiredLine(WEBHOOK_NAME_LENGTH),
  /** Where messages are sent to: https, a name of the public DNS, no password in it. */
  url: requiredLine(WEBHOOK_URL_LENGTH).check(z.refine(isWebhookUrl, key('httpsAddress'))),
  /** What it is told of. */
  events: z.array(z.enum(WEBHOOK_EVENTS, key('notValid'))).check(z.minLength(1, key('required'))),
}

export const NewWebhook = z.object({
  /** Whose shop it is told of: one of the clients that the caller sees, the own one without it. */
  clientId: z.optional(Guid),
  ...fields,
})
export type NewWebhook = z.infer<typeof NewWebhook>

export const createStaffWebhook = defineCall({
  name: 'admin/createWebhook',
  service,
  method: 'POST',
  path: '/admin/webhooks',
  summary: 'Has a server told from now on, and says once what its messages are signed with',
  access: { ...access, stepUp: true },
  body: NewWebhook,
  reply: list(NewStaffWebhook),
})

const ChangedWebhook = z.object({
  /** The version that was read; `error.changedMeanwhile` where there is a later one. */
  version: count(1, Number.MAX_SAFE_INTEGER),
  ...fields,
})
export type ChangedWebhook = z.infer<typeof ChangedWebhook>

const WebhookParams = z.object({ webhookId: Guid })

export const updateStaffWebhook = defineCall({
  name: 'admin/updateWebhook',
  service,
  method: 'PUT',
  path: '/admin/webhooks/{webhookId}',
  summary: 'Changes where and of what it is told; what waits goes to the new address',
  access: { ...access, stepUp: true },
  params: WebhookParams,
  body: ChangedWebhook,
  reply: list(StaffWebhook),
})

export const deleteStaffWebhook = defineCall({
  name: 'admin/deleteWebhook',
  service,
  method: 'DELETE',
  path: '/admin/webhooks/{webhookId}',
  summary: 'It is told nothing any more, and what was sent to it is forgotten',
  access,
  params: WebhookParams,
  reply: empty,
})

const StaffDeliveriesQuery = z.object({
  /** Those that stand so now; all without it. */
  state: z.optional(z.enum(DELIVERY_STATES, key('notValid'))),
  ...staffPageFields,
})
export type StaffDeliveriesQuery = z.infer<typeof StaffDeliveriesQuery>

export const getStaffDeliveries = defineCall({
  name: 'admin/getWebhookDeliveries',
  service,
  method: 'GET',
  path: '/admin/webhooks/{webhookId}/deliveries',
  summary: 'What a server was told within thirty days, the latest first',
  access,
  params: WebhookParams,
  query: StaffDeliveriesQuery,
  reply: list(StaffDelivery),
})

const DeliveryParams = z.object({ webhookId: Guid, deliveryId: Guid })

export const resendStaffDelivery = defineCall({
  name: 'admin/resendWebhookDelivery',
  service,
  method: 'POST',
  path: '/admin/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
  summary: 'Tells a server again, at once and for three days, under the number of the same event',
  access,
  params: DeliveryParams,
  reply: list(StaffDelivery),
})
