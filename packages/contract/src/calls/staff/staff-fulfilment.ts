import { FULFILMENT_STEPS, LANGUAGES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { FulfillmentJob, FulfillmentQueue, MailPreview } from '../../replies/staff-fulfilment.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid } from '../../values/text.ts'

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'] as const
const access = { who: 'staff', rights } as const

/** How many jobs are tried again at once. */
export const RETRIED_JOBS = 100

const OfClient = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
})

export const getFulfillmentQueue = defineCall({
  name: 'admin/getFulfillmentQueue',
  service,
  method: 'GET',
  path: '/admin/fulfillment/queue',
  summary: 'How many orders wait for their tickets and for their mail, and for how long',
  access,
  query: OfClient,
  reply: list(FulfillmentQueue),
})

const FulfillmentJobsQuery = z.extend(OfClient, {
  ...staffPageFields,
  /** Tickets or mails; both without it. */
  step: z.optional(z.enum(FULFILMENT_STEPS, key('notValid'))),
})
export type FulfillmentJobsQuery = z.infer<typeof FulfillmentJobsQuery>

export const getFulfillmentJobs = defineCall({
  name: 'admin/getFulfillmentJobs',
  service,
  method: 'GET',
  path: '/admin/fulfillment/jobs',
  summary: 'Tickets and mails of orders that could not be made or sent so far, the oldest first, and why',
  access,
  query: FulfillmentJobsQuery,
  reply: list(FulfillmentJob),
})

const Retry = z.object({
  /** Which of those that failed. */
  jobIds: z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(RETRIED_JOBS, key('outOfRange'))),
})
const Retried = z.object({
  /** How many of them are tried again; the others have succeeded meanwhile, or are tried just now. */
  retried: z.int(),
})

export const retryFulfillmentJobs = defineCall({
  name: 'admin/retryFulfillmentJobs',
  service,
  method: 'POST',
  path: '/admin/fulfillment/jobs/retry',
  summary: 'Has tickets and mails that failed tried again at once; nothing is made or sent twice by it',
  access: { who: 'staff', rights: [...rights, 'AllowedToResendMails'] },
  body: Retry,
  reply: list(Retried),
})

const PreviewQuery = z.extend(OfClient, {
  /** Which language its buyer reads. */
  language: z.enum(LANGUAGES, key('notValid')),
})

export const previewFulfillmentMail = defineCall({
  name: 'admin/previewFulfillmentMail',
  service,
  method: 'GET',
  path: '/admin/fulfillment/preview/mail',
  summary: 'The mail with tickets as it looks just now, of a sample order that nobody has placed',
  access,
  query: PreviewQuery,
  reply: list(MailPreview),
})

/** Milliseconds: tickets are drawn for it. */
const PREVIEW_TIMEOUT = 60_000

export const previewFulfillmentPdf = defineCall({
  name: 'admin/previewFulfillmentPdf',
  service,
  method: 'GET',
  path: '/admin/fulfillment/preview/pdf',
  summary: 'The tickets of a sample order as they are printed just now, without a barcode',
  access,
  query: PreviewQuery,
  reply: file('application/pdf'),
  timeout: PREVIEW_TIMEOUT,
})
