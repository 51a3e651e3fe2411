import { buyerName, type Language } from '@billett/domain'
import type { CancelledMailJob } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { orderLink, ticketLines } from '../../ticket/fulfilment/index.ts'
import { readAnyOrder } from '../../ticket/order/index.ts'

const WORDS = {
  de: {
    subject: {
      cancellation: (shop: string, order: string) => `${shop}: Ihre Rückgabe (Bestellung ${order})`,
      cancelledByStaff: (shop: string, order: string) => `${shop}: Wir haben storniert (Bestellung ${order})`,
    },
    why: {
      cancellation:
        'Sie haben zurückgegeben, was unten aufgeführt ist. Es gilt nicht mehr und darf nicht mehr genutzt werden.',
      cancelledByStaff:
        'Wir haben storniert, was unten aufgeführt ist. Es gilt nicht mehr und darf nicht mehr genutzt werden.',
    },
    free: 'Es hat nichts gekostet, deshalb kommt auch kein Geld zurück.',
    show: 'Bestellung ansehen',
    contact: 'Fragen? Antworten Sie einfach auf diese E-Mail oder rufen Sie uns an:',
  },
  en: {
    subject: {
      cancellation: (shop: string, order: string) => `${shop}: what you have given back (order ${order})`,
      cancelledByStaff: (shop: string, order: string) => `${shop}: what we have cancelled (order ${order})`,
    },
    why: {
      cancellation: 'You have given back what is listed below. It is no longer valid and must no longer be used.',
      cancelledByStaff: 'We have cancelled what is listed below. It is no longer valid and must no longer be used.',
    },
    free: 'It cost nothing, so no money comes back.',
    show: 'View order',
    contact: 'Questions? Just reply to this e-mail or call us:',
  },
} as const satisfies Record<Language, object>

/** Tells whoever had tickets that cost nothing that they are no longer valid, once: no mail about money says so. */
export const sendCancelledMail = (world: World, { orderId, ticketIds, why }: CancelledMailJob): Promise<void> =>
  mailOnce(world, `cancelled:${ticketIds[0]}`, async () => {
    const order = await readAnyOrder(world.db, orderId)
    if (!order?.buyer) return undefined
    const { buyer, language, orderNumber } = order
    const { client } = world
    const words = WORDS[language]
    const tickets = order.tickets.filter(({ ticketId }) => ticketIds.includes(ticketId))
    const link = orderLink(world, order)
    return letter(client, language, {
      id: `${ticketIds[0]}-cancelled`,
      to: buyer.email,
      subject: words.subject[why](client.config.texts.nameShort, orderNumber),
      blocks: [
        paragraph(greeting(language, buyerName(buyer))),
        paragraph(words.why[why]),
        ticketLines(world, order, tickets),
        paragraph(words.free),
        ...(link ? [{ kind: 'link' as const, text: words.show, url: link }] : []),
        paragraph(`${words.contact} ${client.config.operator.phone}`),
      ],
    })
  })
