import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { World } from '../../../world.ts'
import { letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { drawInvoice } from './draw-invoice.ts'
import { INVOICE_WORDS } from './invoice-words.ts'
import { storedInvoice } from './stored-invoice.queries.ts'
import { xrechnungOf } from './xrechnung-of.ts'

/**
 * Mails an invoice once, as a PDF, and as XRechnung where its payer wants that. Where no address is known there is
 * nobody to write to: staff find it in their list.
 */
export const sendInvoice = (world: World, invoiceId: string): Promise<void> =>
  mailOnce(world, `invoice:${invoiceId}`, async () => {
    const invoice = await storedInvoice(world.db, clientIdOf(world), invoiceId)
    if (!invoice || invoice.buyer.email === '') return undefined
    const { language, number, kind, buyer, format } = invoice
    const { mail } = INVOICE_WORDS[language]
    const { operator, texts } = world.client.config
    const pdf = { ...(await drawInvoice(world, invoice)), mimeType: 'application/pdf' }
    return letter(world.client, language, {
      id: idOf(`invoice ${invoiceId}`),
      to: buyer.email,
      subject: mail.subject(texts.nameShort, number),
      blocks: [
        paragraph(mail.hello(buyer.name)),
        paragraph(mail.lead[kind]),
        paragraph(`${mail.wrong} ${operator.phone}`),
      ],
      attachments: format === 'xrechnung' ? [pdf, xrechnungOf(invoice)] : [pdf],
    })
  })
