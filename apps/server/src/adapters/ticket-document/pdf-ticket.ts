import { setImmediate as breath } from 'node:timers/promises'
import type { TicketDocument, TicketDocumentInput, TicketFile } from '../../ports/ticket-document.ts'
import { BAND_HEIGHT, drawBand, drawContinuedBand, FURTHER_TOP } from './band.ts'
import { company } from './blocks/company.ts'
import { drawFooters, FOOTER_TOP } from './footer.ts'
import { formatsFor } from './formats.ts'
import { bytesOf, newSheet, PAGE, type Pdf, type Structure } from './sheet.ts'
import { drawTerms } from './terms/terms.ts'
import { drawTicketCard } from './ticket-card.ts'
import { wordsIn } from './words.ts'

const SPACE = 18

/** Tickets as tagged PDF (PDF/UA-1) on A4. The same input gives the same bytes. */
export const pdfTicket: TicketDocument = { render }

async function render(tickets: readonly TicketDocumentInput[]): Promise<TicketFile> {
  const [first] = tickets
  if (!first) throw new Error('there is no ticket to print')
  const words = wordsIn(first.language)
  const pdf = newSheet({
    title: `${words.document} ${first.product}`,
    subject: `${words.orderNumber} ${first.orderNumber}`,
    author: first.carrier.name,
    language: first.language,
    created: new Date(first.issuedAt),
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  let bottom = 0
  for (const ticket of tickets) {
    if (ticket !== first) {
      // Fifty tickets take most of a second, in which nobody else would be answered.
      await breath()
      pdf.addPage()
    }
    bottom = drawTicket(pdf, root, ticket)
  }
  const further = () => continueOnNewPage(pdf, tickets.at(-1) ?? first)
  drawTerms(pdf, root, bottom + SPACE, { terms: differentTerms(tickets), look: first.look }, further)
  root.end()
  drawFooters(pdf, first, words)
  return { fileName: fileName(first, tickets.length), bytes: await bytesOf(pdf) }
}

/** Returns where the next thing may begin. */
function drawTicket(pdf: Pdf, root: Structure, ticket: TicketDocumentInput): number {
  const words = wordsIn(ticket.language)
  const formats = formatsFor(ticket.language, ticket.timeZone, ticket.price.currency)
  const parent = pdf.struct('Sect')
  root.add(parent)
  drawBand(pdf, parent, ticket.look, words.document)
  const cardBottom = drawTicketCard(pdf, parent, BAND_HEIGHT + 24, ticket, words, formats)
  const details = company(pdf, ticket, words)
  const fits = cardBottom + SPACE + details.height <= FOOTER_TOP
  if (!fits) continueOnNewPage(pdf, ticket)
  const top = fits ? cardBottom + SPACE : FURTHER_TOP
  details.draw(parent, PAGE.margin, top)
  return top + details.height
}

function continueOnNewPage(pdf: Pdf, { look, language, ticketNumber }: TicketDocumentInput): void {
  pdf.addPage()
  drawContinuedBand(pdf, look, wordsIn(language).document, ticketNumber)
}

function differentTerms(tickets: readonly TicketDocumentInput[]): TicketDocumentInput['terms'] {
  const all = tickets.flatMap(({ terms }) => terms)
  return [...new Map(all.map(terms => [`${terms.title}\n${terms.html}`, terms])).values()]
}

/** In either language: what it holds and the number of its order, so that it is found again among other downloads. */
const fileName = ({ orderNumber }: TicketDocumentInput, count: number): string =>
  `${count === 1 ? 'Ticket' : 'Tickets'}-${orderNumber}.pdf`
