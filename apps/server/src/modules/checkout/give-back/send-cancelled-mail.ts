import { buyerName, type Language } from '@billett/domain'
import type { CancelledMailJob } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { REFUND_MAIL } from '../../pay/payment/index.ts'
import { greeting, letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { orderLink, ticketLines } from '../../ticket/fulfilment/index.ts'
import { readAnyOrder } from '../../ticket/order/index.ts'

/** What the mail about money that goes back does not say; all else is said in its words. */
const WORDS = {
  de: {
    subject: (shop: string, order: string) => `${shop}: Wir haben storniert (Bestellung ${order})`,
    free: 'Es hat nichts gekostet, deshalb kommt auch kein Geld zurück.',
  },
  en: {
    subject: (shop: string, order: string) => `${shop}: what we have cancelled (order ${order})`,
    free: 'It cost nothing, so no money comes back.',
  },
} as const satisfies Record<Language, object>

/** Tells whoever had tickets that cost nothing that they are no longer valid, once: no mail about money says so. */
export const sendCancelledMail = (world: World, { orderId, ticketIds, why }: CancelledMailJob): Promise<void> =>
  mailOnce(world, `cancelled:${ticketIds[0]}`, async () => {
    const order = await readAnyOrder(world.db, orderId)
    if (!order?.buyer) return undefined
    const { buyer, language, orderNumber } = order
    const { client } = world
    const [words, { subject, free }] = [REFUND_MAIL[language], WORDS[language]]
    const titled = why === 'cancellation' ? words.subjectGivenBack : subject
    const tickets = order.tickets.filter(({ ticketId }) => ticketIds.includes(ticketId))
    const link = orderLink(world, order)
    return letter(client, language, {
      id: `${ticketIds[0]}-cancelled`,
      to: buyer.email,
      subject: titled(client.config.texts.nameShort, orderNumber),
      blocks: [
        paragraph(greeting(language, buyerName(buyer))),
        paragraph(words.why[why]),
        ticketLines(world, order, tickets),
        paragraph(free),
        ...(link ? [{ kind: 'link' as const, text: words.show, url: link }] : []),
        paragraph(`${words.contact} ${client.config.operator.phone}`),
      ],
    })
  })
