import * as z from 'zod/mini'
import { defineCall, empty, file, list } from '../../define-call.ts'
import { DateText } from '../../values/answered.ts'
import { Guid } from '../../values/text.ts'

const service = 'orderFulfillment' as const
const owner = { who: 'visitor' } as const
const OrderId = z.object({ orderId: Guid })

/** Milliseconds: with `wait` the answer comes when the ticket is made. */
const PDF_TIMEOUT = 60_000

export const resendEmail = defineCall({
  name: 'orderFulfillment/resendEmail',
  service,
  method: 'GET',
  path: '/orderFulfillment/resendEmail/{orderId}',
  summary: 'Sends the tickets of an order once more to the buyer',
  access: owner,
  params: OrderId,
  reply: empty,
  effect: true,
})

const PdfQuery = z.object({ wait: z.optional(z.boolean()) })

export const getTicketPdf = defineCall({
  name: 'orderFulfillment/getTicketPdf',
  service,
  method: 'GET',
  path: '/orderFulfillment/getTicketPdf/{orderId}',
  summary: 'The tickets of an order as one PDF',
  access: owner,
  params: OrderId,
  query: PdfQuery,
  reply: file('application/pdf'),
  timeout: PDF_TIMEOUT,
})

export const getOrderTerms = defineCall({
  name: 'orderFulfillment/getOrderTerms',
  service,
  method: 'GET',
  path: '/orderFulfillment/orderTerms/{orderId}',
  summary: 'The general terms an order was placed under, as they read then',
  access: owner,
  params: OrderId,
  reply: file('text/html'),
})

const OfOrder = z.object({ orderId: Guid, ticketId: Guid })

export const getTicketCalendar = defineCall({
  name: 'orderFulfillment/getTicketCalendar',
  service,
  method: 'GET',
  path: '/orderFulfillment/ticketCalendar/{orderId}/{ticketId}',
  summary: 'From when to when a ticket or a validated ride is valid, as an entry for a calendar',
  access: owner,
  params: OfOrder,
  reply: file('text/calendar'),
})

const SyncResult = z.object({ queued: z.int() })

export const syncFulfillment = defineCall({
  name: 'orderFulfillment/syncFulfillment',
  service,
  method: 'GET',
  path: '/orderFulfillment/sync',
  summary: 'Queues every paid order that has no ticket yet, of the clients that the caller sees',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel'] },
  reply: list(SyncResult),
  effect: true,
})

const LayoutInfo = z.object({ version: z.string(), asOf: DateText })

export const getLayoutInfo = defineCall({
  name: 'orderFulfillment/getLayoutInfo',
  service,
  method: 'GET',
  path: '/orderFulfillment/layoutInfo',
  summary: 'Version and date of the ticket layout',
  access: { who: 'public' },
  reply: list(LayoutInfo),
})
