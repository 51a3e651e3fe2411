import { isVoid, ticketNumber } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import { followUpOf, ownerOf, readOrder } from '../../order/index.ts'
import { orderLink } from '../mail/order-link.ts'
import { refuseUnlessPaid } from '../refuse-unless-paid.ts'
import { ticketCalendar } from './ticket-calendar.ts'

const WORDS = {
  de: { text: 'Zeigen Sie bei der Kontrolle Ihr Ticket, dieser Eintrag ist keines.', number: 'Ticketnummer' },
  en: { text: 'Show your ticket to the inspector; this entry is none.', number: 'Ticket number' },
}

/** When a ticket of the caller's, or a ride that was validated of it, is valid, for their calendar. */
export async function getTicketCalendar(context: Context, wanted: { orderId: string; ticketId: string }) {
  const { world, language } = context
  const order = await readOrder(world.db, wanted.orderId, ownerOf(context))
  if (order.state !== 'cancelled') refuseUnlessPaid(order)
  const { issued } = await followUpOf(world.db, wanted.orderId)
  const ticket = issued.find(({ id }) => id === wanted.ticketId)
  if (!ticket) return refuse('ticketNotFound', 'ticketId')
  // A multi-ride ticket is valid ride by ride.
  if (ticket.content.rides > 1 && ticket.parentId === null) return refuse('ticketNotFound', 'ticketId')
  const { nameLong, relation } = ticket.content
  const number = ticketNumber(order, ticket.parentId ?? ticket.id)
  const { text, number: numberWord } = WORDS[language]
  const link = orderLink(world, order)
  const calendar = ticketCalendar({
    id: ticket.id,
    isVoid: isVoid(ticket.state),
    validFrom: ticket.validFrom,
    validTo: ticket.validTo,
    zone: world.regions.current().timeZone,
    madeOn: world.clock(),
    carrier: world.client.config.texts.nameShort,
    title: [nameLong[language], relation && `${relation.origin.text} – ${relation.destination.text}`]
      .filter(Boolean)
      .join(': '),
    text: [text, `${numberWord} ${number}`, link].filter(Boolean).join('\n'),
    link,
  })
  return { fileName: `ticket-${number}.ics`, bytes: Buffer.from(calendar), mimeType: 'text/calendar' }
}
