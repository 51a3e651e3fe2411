import {
  getTicketCalendar as getCalendar,
  getLayoutInfo,
  getTicketPdf as getPdf,
  getOrderTerms as getTerms,
  resendEmail as resend,
} from '@billett/contract'
import { item, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { getTicketCalendar } from './calendar/get-ticket-calendar.ts'
import { getOrderTerms } from './get-order-terms.ts'
import { resendEmail } from './mail/resend-email.ts'
import { getTicketPdf } from './print/get-ticket-pdf.ts'

/** Of the ticket sheet. Whoever changes it visibly counts it up: nothing else notices. */
const LAYOUT = { version: '1', asOf: '2026-11-21' }

/**
 * Tickets are drawn anew at every wish, which takes long of an order with fifty. A class of pupils may fetch theirs
 * from one address.
 */
const PDF_LIMIT = { most: 30, per: '1 minute' } as const

export const fulfilmentRoutes = [
  route(
    getPdf,
    async (context, { params, query }) => ({
      file: { ...(await getTicketPdf(context, params.orderId, query.wait ?? false)), mimeType: 'application/pdf' },
    }),
    PDF_LIMIT,
  ),
  route(getTerms, async (context, { params }) => ({ file: await getOrderTerms(context, params.orderId) })),
  route(getCalendar, async (context, { params }) => ({ file: await getTicketCalendar(context, params) })),
  route(resend, async (context, { params }) => {
    await resendEmail(context, params.orderId)
    return nothing
  }),
  route(getLayoutInfo, () => item(LAYOUT)),
]
