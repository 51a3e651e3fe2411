import { buyerName, type Language } from '@billett/domain'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce, momentText, paragraph } from '../../run/mail/index.ts'
import { orderLink } from '../../ticket/fulfilment/index.ts'
import { readAnyOrder } from '../../ticket/order/index.ts'
import { readHandOver } from './hand-over.repository.ts'

const WORDS = {
  de: {
    subject: (shop: string) => `Ihr Ticket von ${shop} wurde übernommen`,
    taken: (ticket: string, order: string, on: string) =>
      `Ihr Ticket „${ticket}“ aus der Bestellung ${order} wurde am ${on} über Ihren Link übernommen. Ihr Barcode gilt nicht mehr, der neue gilt nur für die Person, die es übernommen hat.`,
    money: 'Die Rechnung bleibt Ihre. Zurückgeben können Sie das Ticket nicht mehr.',
    show: 'Bestellung ansehen',
    contact: 'Haben Sie den Link nicht weitergegeben? Antworten Sie auf diese E-Mail, oder rufen Sie uns an:',
  },
  en: {
    subject: (shop: string) => `Your ticket from ${shop} has been taken`,
    taken: (ticket: string, order: string, on: string) =>
      `Your ticket “${ticket}” of order ${order} was taken by your link on ${on}. Your barcode is no longer valid; the new one is valid only for the person who has taken it.`,
    money: 'The invoice stays yours. You can no longer give the ticket back.',
    show: 'View order',
    contact: 'You did not give the link to anybody? Reply to this e-mail or call us:',
  },
} as const satisfies Record<Language, object>

/** Tells whoever handed a ticket over that somebody has taken it, once; nothing of who that was. */
export const sendHandOverMail = (world: World, handOverId: string): Promise<void> =>
  mailOnce(world, `handOver:${handOverId}`, async () => {
    const handOver = await readHandOver(world.db, handOverId)
    const order = handOver && (await readAnyOrder(world.db, handOver.orderId))
    const ticket = order?.tickets.find(({ ticketId }) => ticketId === handOver?.ticketId)
    if (!handOver?.takenOn || !order?.buyer || !ticket) return undefined
    const { client } = world
    const { language } = order
    const words = WORDS[language]
    const link = orderLink(world, order)
    const on = momentText(handOver.takenOn, language)
    return letter(client, language, {
      id: handOverId,
      to: order.buyer.email,
      subject: words.subject(client.config.texts.nameShort),
      blocks: [
        paragraph(greeting(language, buyerName(order.buyer))),
        paragraph(words.taken(ticket.nameLong[language], order.orderNumber, on)),
        paragraph(words.money),
        ...(link ? [{ kind: 'link' as const, text: words.show, url: link }] : []),
        paragraph(`${words.contact} ${client.config.operator.phone}`),
      ],
    })
  })
