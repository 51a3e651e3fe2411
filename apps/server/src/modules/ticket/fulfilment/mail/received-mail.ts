import { type Buyer, buyerName, type Order, ticketNumber } from '@billett/domain'
import type { Mail } from '../../../../ports/mailer.ts'
import type { World } from '../../../../world.ts'
import { greeting, letter, type MailBlock, paragraph } from '../../../run/mail/index.ts'
import { periodText } from '../../order/index.ts'
import { relationLine } from '../print/relation-line.ts'

const WORDS = {
  de: {
    subject: (shop: string) => `Ihr Ticket von ${shop}`,
    lead: 'Ihnen wurde ein Ticket weitergegeben, und Sie haben es übernommen. Es gilt jetzt für Sie. Sie finden es als PDF im Anhang; bitte zeigen Sie es bei der Kontrolle vor, auf dem Telefon oder gedruckt.',
    leadOnPhone: 'Ihnen wurde ein Ticket weitergegeben, und Sie haben es übernommen. Es liegt im Shop für Sie bereit.',
    show: 'Ticket ansehen',
    ticket: 'Ticket',
    relation: 'Strecke',
    from: 'Gültig ab',
    until: 'Gültig bis',
    number: 'Ticketnummer',
    terms: 'Bezahlt hat das Ticket, wer es Ihnen weitergegeben hat. Zurückgeben können Sie es daher nicht.',
  },
  en: {
    subject: (shop: string) => `Your ticket from ${shop}`,
    lead: 'A ticket was handed over to you, and you have taken it. It is valid for you now. It is attached as a PDF; please show it when asked, on your phone or printed.',
    leadOnPhone: 'A ticket was handed over to you, and you have taken it. It is ready for you in the shop.',
    show: 'View ticket',
    ticket: 'Ticket',
    relation: 'Route',
    from: 'Valid from',
    until: 'Valid until',
    number: 'Ticket number',
    terms: 'Whoever handed it over to you has paid for this ticket. Therefore you cannot give it back.',
  },
} as const

interface Beside {
  /** Of the mail, the same whenever it is sent again. */
  id: string
  attachments: Mail['attachments']
  /** Leads to the order's page. */
  link: string | undefined
  isOnPaper: boolean
}

/** The mail that brings a ticket to whoever has taken it: nothing of money, and no invoice, which is its buyer's. */
export function receivedMail(
  world: World,
  order: Order,
  buyer: Buyer,
  { id, attachments, link, isOnPaper }: Beside,
): Mail {
  const { language, tickets } = order
  const words = WORDS[language]
  const { client } = world
  const { timeZone } = world.regions.current()
  const factsOf = (ticket: Order['tickets'][number]): MailBlock => {
    const { from, to } = periodText(ticket.validFrom, ticket.validTo, language, timeZone)
    const facts = [
      { name: words.ticket, value: ticket.nameLong[language], strong: true },
      ...(ticket.relation ? [{ name: words.relation, value: relationLine(ticket.relation, language) }] : []),
      { name: words.from, value: from },
      ...(to === undefined ? [] : [{ name: words.until, value: to }]),
      { name: words.number, value: ticketNumber(order, ticket.ticketId) },
    ]
    return { kind: 'facts', facts }
  }
  return letter(client, language, {
    id,
    to: buyer.email,
    subject: words.subject(client.config.texts.nameShort),
    blocks: [
      paragraph(greeting(language, buyerName(buyer))),
      paragraph(isOnPaper ? words.lead : words.leadOnPhone),
      ...(link ? [{ kind: 'link' as const, text: words.show, url: link }] : []),
      ...tickets.map(factsOf),
      paragraph(words.terms),
    ],
    attachments,
  })
}
