import { formatMoney, groupTickets, lineOf, maskedCard, type Order, type Ticket, ticketNumber } from '@billett/domain'
import type { World } from '../../../../world.ts'
import type { MailBlock } from '../../../run/mail/index.ts'
import { periodText } from '../../order/index.ts'
import { ORDER_MAIL } from '../mail/order-mail-words.ts'
import { partOfTrip } from './part-of-trip.ts'
import { relationLine } from './relation-line.ts'

/** Tickets of an order as a mail lists them: equal ones in one line, each with its number. */
export function ticketLines(world: World, order: Order, tickets: readonly Ticket[] = order.tickets): MailBlock {
  const { language, currency } = order
  const words = ORDER_MAIL[language]
  const { timeZone } = world.regions.current()

  const whatFor = (ticket: Ticket): string => {
    if (ticket.topUp) return words.topUp(maskedCard(ticket.topUp.cardNumber))
    if (ticket.enforcement) return words.enforcement
    if (ticket.rides > 1) return words.rides(ticket.rides)
    const { from, to } = periodText(ticket.validFrom, ticket.validTo, language, timeZone)
    return words.valid(from, to)
  }
  const tripOf = (ticket: Ticket): string[] => {
    const part = partOfTrip(ticket)
    return part ? [words.partOfTrip(part)] : []
  }
  const numbers = ({ ticketId, topUp, enforcement }: Ticket): string[] =>
    topUp || enforcement
      ? []
      : [words.ticketNumbers(lineOf(tickets, ticketId).map(ticket => ticketNumber(order, ticket.ticketId)))]

  const lines = groupTickets(tickets).map(ticket => ({
    title: `${ticket.amount > 1 ? `${ticket.amount} × ` : ''}${ticket.nameLong[language]}`,
    detail: [
      ...(ticket.relation ? [relationLine(ticket.relation, language)] : []),
      ...tripOf(ticket),
      whatFor(ticket),
      ...numbers(ticket),
    ].join(' · '),
    amount: formatMoney(ticket.priceCents * ticket.amount, currency, language),
  }))
  return { kind: 'lines', lines }
}
