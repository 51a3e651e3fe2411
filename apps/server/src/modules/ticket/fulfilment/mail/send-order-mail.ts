import type { World } from '../../../../world.ts'
import { sendLeased, wasSent } from '../../../run/mail/index.ts'
import { filesWithOrder } from '../../attachment/index.ts'
import {
  carriageTermsFile,
  debitOf,
  generalTermsAmong,
  methodPaidWith,
  readAnyOrder,
  termsFile,
  termsOfOrder,
} from '../../order/index.ts'
import { orderDocument } from '../print/order-document.ts'
import { orderLink } from './order-link.ts'
import { orderMail } from './order-mail.ts'
import { receivedMail } from './received-mail.ts'

const BRINGS = { made: 'tickets', notOnPaper: 'phoneTickets', notIssued: 'topUps', cancelled: 'topUps' } as const

/**
 * Mails an order's tickets to its buyer. `again` is null for the first mail and else tells wished repetitions apart;
 * each goes out once, and none where everything has gone back by then.
 */
export async function sendOrderMail(world: World, orderId: string, again: string | null): Promise<void> {
  await world.reached('mailTaken')
  const key = `order:${orderId}:${again ?? 'first'}`
  if (await wasSent(world.db, key)) return
  const order = await readAnyOrder(world.db, orderId)
  if (!order?.buyer || order.state === 'cancelled') return
  const document = await orderDocument(world, order)
  const money = order.tickets.filter(({ topUp, enforcement }) => topUp || enforcement)
  if (document.state === 'notIssued' && money.length < order.tickets.length)
    throw new Error(`order ${orderId} has no tickets to mail`)
  // Given back since the order was read.
  if (document.state === 'cancelled' && money.length === 0) return
  const allTerms = await termsOfOrder(world.db, order)
  const terms = generalTermsAmong(allTerms)
  const carriage = carriageTermsFile(allTerms, order.language)
  const ours = [
    ...(document.state === 'made' ? [{ ...document.file, mimeType: 'application/pdf' }] : []),
    ...(terms ? [termsFile(terms, order.language)] : []),
    ...(carriage ? [carriage] : []),
  ]
  const attachments = [...ours, ...(await filesWithOrder(world, order, ours))]
  const link = orderLink(world, order)
  const paidWith = await methodPaidWith(world.db, orderId)
  const debit = await debitOf(world.db, orderId)
  const id = again ?? orderId
  await world.reached('mailToBeSent')
  const isOfCheck = order.tickets.every(({ enforcement }) => enforcement)
  const brings = isOfCheck ? ('enforcement' as const) : BRINGS[document.state]
  const isReceived = order.tickets.every(({ received }) => received)
  const mail = isReceived
    ? receivedMail(world, order, order.buyer, { id, attachments, link, isOnPaper: document.state === 'made' })
    : orderMail(world, order, order.buyer, { id, attachments, link, paidWith, debit, brings })
  await sendLeased(world, { key, orderId }, mail)
  await world.reached('mailNoted')
}
