import type { TicketDocument, TicketDocumentInput, TicketFile } from '../../ports/ticket-document.ts'
import { BAND_HEIGHT, drawBand, drawContinuedBand } from './band.ts'
import { company } from './company.ts'
import { drawFooters } from './footer.ts'
import { formatsFor } from './formats.ts'
import { bytesOf, newSheet, PAGE } from './sheet.ts'
import { drawTerms } from './terms.ts'
import { drawTicketCard } from './ticket-card.ts'
import { wordsIn } from './words.ts'

/** Tickets as tagged PDF (PDF/UA-1) on A4. The same input gives the same bytes. */
export function pdfTicketDocument(): TicketDocument {
  return { render }
}

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
  const details = company(pdf, input, words)
  details.draw(root, PAGE.margin, cardBottom + 18)
  drawTerms(pdf, root, cardBottom + 18 + details.height + 16, input, () => {
    pdf.addPage()
    drawContinuedBand(pdf, input.look, words.document, input.ticketId)
  })
  root.end()
  drawFooters(pdf, input, words)
  return { fileName: `ticket-${input.ticketId.replace(/[^\w-]/g, '')}.pdf`, bytes: await bytesOf(pdf) }
}
