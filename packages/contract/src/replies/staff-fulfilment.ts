import { FULFILMENT_STEPS, JOB_TROUBLES } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** How one step of fulfilment stands, over the orders of the clients that the caller sees. */
export const FulfillmentQueue = z.object({
  /** What is done for an order: its tickets are made, then the mail with them is sent. */
  step: z.enum(FULFILMENT_STEPS),
  /** How many orders it is not done for yet, those that failed and are tried again among them. */
  waiting: z.int(),
  /** Since when the one that waits longest does; `null` where none does. */
  oldest: z.nullable(InstantText),
  /** How many of them have failed and are tried again by themselves. */
  failing: z.int(),
  /** How many were tried so often that nobody tries them again by themselves. */
  givenUp: z.int(),
})
export type FulfillmentQueue = z.infer<typeof FulfillmentQueue>

/** Tickets or a mail of an order that could not be made or sent so far. */
export const FulfillmentJob = z.object({
  /** Of this piece of work. */
  jobId: z.string(),
  /** What of the order it is: its tickets, or the mail with them. */
  step: z.enum(FULFILMENT_STEPS),
  orderId: z.string(),
  orderNumber: z.string(),
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  /** How often it was tried in vain. */
  tries: z.int(),
  /** Since when it waits. */
  since: InstantText,
  /** When it is tried again by itself; `null` where it was given up. */
  nextTryOn: z.nullable(InstantText),
  /** Why the last try failed; of what the worker did not live to say, `unexpected`. */
  trouble: z.enum(JOB_TROUBLES),
})
export type FulfillmentJob = z.infer<typeof FulfillmentJob>

/** A mail as it would go out. */
export const MailPreview = z.object({
  /** What stands above it in a mail program. */
  subject: z.string(),
  /** The whole page, with its styles in it. */
  html: z.string(),
  /** The same for whoever reads no HTML. */
  text: z.string(),
})
export type MailPreview = z.infer<typeof MailPreview>
