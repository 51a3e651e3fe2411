import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce, paragraph, wasSent } from '../../run/mail/index.ts'
import { buyersOf } from './buyer.queries.ts'
import { drawInvoice } from './draw-invoice.ts'
import { invoiceMailKey, mailedAgainKey } from './invoice-mail.ts'
import { INVOICE_WORDS } from './invoice-words.ts'
import { type StoredInvoice, storedInvoice } from './stored-invoice.queries.ts'
import { xrechnungOf } from './xrechnung-of.ts'

/**
 * Mails an invoice once, as a PDF, and as XRechnung where its payer wants that. Where no address is known there is
 * nobody to write to: staff find it in their list. `again`: once more for each such id, to where the payer is written
 * to by now; where it was never mailed that is the first time.
 */
export async function sendInvoice(world: World, invoiceId: string, again?: string): Promise<void> {
  const first = invoiceMailKey(invoiceId)
  const isMore = again !== undefined && (await wasSent(world.db, first))
  await mailOnce(world, isMore ? mailedAgainKey(invoiceId, again) : first, async () => {
    const invoice = await storedInvoice(world.db, clientIdOf(world), invoiceId)
    const to = invoice && (await addressOf(world, invoice, again !== undefined))
    if (!invoice || !to) return undefined
    const { language, number, kind, buyer, format } = invoice
    const { mail } = INVOICE_WORDS[language]
    const { operator, texts } = world.client.config
    const pdf = await drawInvoice(world, invoice)
    return letter(world.client, language, {
      id: idOf(`invoice ${invoiceId} ${again ?? ''}`.trim()),
      to,
      subject: mail.subject(texts.nameShort, number),
      blocks: [
        paragraph(greeting(language, buyer.name)),
        paragraph(mail.lead[kind]),
        paragraph(`${mail.wrong} ${operator.phone}`),
      ],
      attachments: format === 'xrechnung' ? [pdf, xrechnungOf(invoice)] : [pdf],
    })
  })
}

async function addressOf(world: World, { buyer, payerId }: StoredInvoice, isAgain: boolean): Promise<string> {
  if (!isAgain) return buyer.email
  return (await buyersOf(world.db, [payerId])).get(payerId)?.party.email || buyer.email
}

/** Where an invoice goes that is sent once more; empty: nobody knows of an address. */
export async function mailedTo(world: World, db: Statements, invoiceId: string): Promise<string> {
  const invoice = await storedInvoice(db, clientIdOf(world), invoiceId)
  return invoice ? addressOf(world, invoice, true) : ''
}
