import type { TicketDocument, TicketDocumentInput, TicketFile } from '../../ports/ticket-document.ts'
import { BAND_HEIGHT, drawBand, drawContinuedBand, FURTHER_TOP } from './band.ts'
import { company } from './company.ts'
import { drawFooters, FOOTER_TOP } from './footer.ts'
import { formatsFor } from './formats.ts'
import { bytesOf, newSheet, PAGE } from './sheet.ts'
import { drawTerms } from './terms.ts'
import { drawTicketCard } from './ticket-card.ts'
import { wordsIn } from './words.ts'

const SPACE = 18

/** Tickets as tagged PDF (PDF/UA-1) on A4. The same input gives the same bytes. */
export const pdfTicket: TicketDocument = { render }

async function render(input: TicketDocumentInput): Promise<TicketFile> {
  const words = wordsIn(input.language)
  const formats = formatsFor(input.language, input.timeZone, input.price.currency)
  const pdf = newSheet({
    title: `${words.document} ${input.product}`,
    subject: `${words.orderNumber} ${input.orderId}`,
    author: input.carrier.name,
    language: input.language,
    created: new Date(input.issuedAt),
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawBand(pdf, root, input.look, words.document)
  const cardBottom = drawTicketCard(pdf, root, BAND_HEIGHT + 24, input, words, formats)
  const further = () => {
    pdf.addPage()
    drawContinuedBand(pdf, input.look, words.document, input.ticketId)
  }
  const details = company(pdf, input, words)
  const fits = cardBottom + SPACE + details.height <= FOOTER_TOP
  if (!fits) further()
  const detailsTop = fits ? cardBottom + SPACE : FURTHER_TOP
  details.draw(root, PAGE.margin, detailsTop)
  drawTerms(pdf, root, detailsTop + details.height + SPACE, input, further)
  root.end()
  drawFooters(pdf, input, words)
  return { fileName: `ticket-${input.ticketId.replace(/[^\w-]/g, '')}.pdf`, bytes: await bytesOf(pdf) }
}
