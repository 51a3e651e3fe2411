import { DELIVERY_STATES, WEBHOOK_EVENTS } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** A server of a partner that is told what happens in a shop. */
export const StaffWebhook = z.object({
  id: z.string(),
  /** Counts its changes from 1: who changes it says which one was read. */
  version: z.int(),
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  name: z.string(),
  url: z.string(),
  /** What it is told of. */
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdOn: InstantText,
  /** How many messages to it wait. */
  waiting: z.int(),
  /** How many of the last thirty days were given up. */
  failed: z.int(),
})
export type StaffWebhook = z.infer<typeof StaffWebhook>

/** The same with what its messages are signed with, which is said this once. */
export const NewStaffWebhook = z.extend(StaffWebhook, {
  /** What the partner checks the signatures with (www.standardwebhooks.com). */
  secret: z.string(),
})

/** A message to such a server, and how its last try ended. */
export const StaffDelivery = z.object({
  id: z.string(),
  /** The same for every server that was told of it. */
  eventId: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  /** Numbers of what it is about. */
  data: z.record(z.string(), z.unknown()),
  occurredOn: InstantText,
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** When it was tried last; `null` before that. */
  triedOn: z.nullable(InstantText),
  /** When it is tried next; `null` where it is not. */
  nextTryOn: z.nullable(InstantText),
  /** The HTTP status that was answered last; `null` where there was no answer. */
  status: z.nullable(z.int()),
  /** Why there was no answer, as the network says it. */
  detail: z.nullable(z.string()),
})
export type StaffDelivery = z.infer<typeof StaffDelivery>
