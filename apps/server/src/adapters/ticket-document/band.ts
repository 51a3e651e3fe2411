import type { TicketLook } from '../../ports/ticket-document.ts'
import { text } from './blocks/block.ts'
import { drawLogo } from './logo.ts'
import { artifact, CONTENT_WIDTH, drawLine, PAGE, type Pdf, type Structure } from './sheet.ts'
import { wrap } from './wrap.ts'

export const BAND_HEIGHT = 84
const ACCENT_HEIGHT = 4
const LOGO_HEIGHT = 50
const KIND_WIDTH = 110
const CONTINUED_HEIGHT = 22
/** Where the content of every further page begins. */
export const FURTHER_TOP = 48

/** The client's colours and logo across the top of the first page. */
export function drawBand(pdf: Pdf, parent: Structure, look: TicketLook, document: string): void {
  const { colours } = look
  artifact(pdf, 'Layout', () => {
    pdf.rect(0, 0, PAGE.width, BAND_HEIGHT).fill(colours.band)
    pdf.rect(0, BAND_HEIGHT, PAGE.width, ACCENT_HEIGHT).fill(colours.accent)
  })
  const place = { x: PAGE.margin, y: (BAND_HEIGHT - LOGO_HEIGHT) / 2, height: LOGO_HEIGHT }
  const logoWidth = drawLogo(pdf, parent, look, place)
  const nameLeft = PAGE.margin + (logoWidth > 0 ? logoWidth + 14 : 0)
  const kindLeft = PAGE.width - PAGE.margin - KIND_WIDTH
  const ink = { face: 'bold', size: 17, colour: colours.onBand, leading: 1.2 } as const
  const name = text(pdf, look.name, kindLeft - nameLeft, ink)
  name.draw(parent, nameLeft, (BAND_HEIGHT - name.height) / 2)
  const kind = text(pdf, document, KIND_WIDTH, { ...ink, size: 10.5, align: 'right' })
  kind.draw(parent, kindLeft, (BAND_HEIGHT - kind.height) / 2)
}

/** A narrow band on every further page, which says whose page it is. */
export function drawContinuedBand(pdf: Pdf, look: TicketLook, document: string, ticketNumber: string): void {
  artifact(pdf, 'Pagination', () => {
    pdf.rect(0, 0, PAGE.width, CONTINUED_HEIGHT).fill(look.colours.band)
    pdf.rect(0, CONTINUED_HEIGHT, PAGE.width, 2).fill(look.colours.accent)
    const ink = { face: 'bold', size: 8, colour: look.colours.onBand } as const
    const [line = ''] = wrap(`${look.name} · ${document} ${ticketNumber}`, CONTENT_WIDTH, ink.face, ink.size)
    drawLine(pdf, line, PAGE.margin, 6, ink)
  })
}
