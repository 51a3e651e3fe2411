import type { Language } from '@billett/domain'
import type { Mail } from '../../../../ports/mailer.ts'
import type { TicketFile } from '../../../../ports/ticket-document.ts'
import type { World } from '../../../../world.ts'
import { termsOf } from '../../../travel/tariff/index.ts'
import { type IssuedTicket, type Terms, termsKey } from '../../order/index.ts'
import { orderMail } from '../mail/order-mail.ts'
import { issuedNumber } from '../print/issued-number.ts'
import { ticketSheet } from '../print/ticket-sheet.ts'
import { sampleOrder } from './sample-order.ts'

/** The mail that a buyer would get just now, of an order that nobody has placed. */
export function sampleMail(world: World, language: Language): Mail {
  const order = sampleOrder(world, language)
  if (!order.buyer) throw new Error('a sample has a buyer')
  const link = new URL(world.config.PUBLIC_URL).origin
  return orderMail(world, order, order.buyer, {
    id: order.orderId,
    attachments: [],
    link,
    paidWith: null,
    debit: null,
    brings: 'tickets',
  })
}

/**
 * The sheets that a buyer would get just now. They have no barcode: one that is signed would be travelled with, and
 * whoever could ask for it would print tickets.
 */
export async function sampleTickets(world: World, language: Language): Promise<TicketFile> {
  const order = sampleOrder(world, language)
  const { versions } = world.regions.current().tariff
  const terms = new Map(
    order.tickets.flatMap((ticket): [string, Terms][] => {
      const version = versions.find(({ id }) => id === ticket.tariffVersion)
      const text = termsOf(version, ticket.termsId, language)
      return text ? [[termsKey(ticket), text]] : []
    }),
  )
  const issued = order.tickets.map(
    (content): IssuedTicket => ({
      id: content.ticketId,
      orderId: order.orderId,
      contractId: null,
      claimId: null,
      clientId: null,
      ownerId: null,
      issueFacts: null,
      ledgerEntryId: null,
      parentId: null,
      content,
      barcode: null,
      state: 'issued',
      validFrom: content.validFrom,
      validTo: content.validTo,
      rides: content.rides,
      ridesUsed: 0,
      issuedOn: order.createdOn,
      cancelledOn: null,
    }),
  )
  const sheets = await Promise.all(
    issued.map(ticket =>
      ticketSheet(world, order, ticket, { number: issuedNumber(order, issued, ticket), rides: [], terms }),
    ),
  )
  return world.document.render(sheets)
}
