import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import type { TicketFile } from '../../../../ports/ticket-document.ts'
import { ownerOf, readOrder } from '../../order/index.ts'
import { fulfilOrder } from '../fulfil-order.ts'
import { refuseUnlessPaid } from '../refuse-unless-paid.ts'
import { orderDocument } from './order-document.ts'

const REFUSALS = { cancelled: 'emptyTicket', notIssued: 'orderNotFulfilled', notOnPaper: 'ticketNotOnPaper' } as const

/** The caller's tickets as a PDF. With `wait` a paid order's tickets are made now if they are not yet. */
export async function getTicketPdf(context: Context, orderId: string, wait: boolean): Promise<TicketFile> {
  const { world } = context
  const owner = ownerOf(context)
  const order = await readOrder(world.db, orderId, owner)
  refuseUnlessPaid(order)
  if (wait) await fulfilOrder(world, orderId)
  const fulfilled = await readOrder(world.db, orderId, owner)
  const document = await orderDocument(world, fulfilled)
  if (document.state === 'made') return document.file
  return refuse(REFUSALS[document.state], 'orderId')
}
