import type { TicketLook } from '../../ports/ticket-document.ts'
import { text } from './block.ts'
import { artifact, CONTENT_WIDTH, drawLine, PAGE, type Pdf, type Structure } from './sheet.ts'
import { drawSvgShapes } from './svg-shapes.ts'
import { wrap } from './wrap.ts'

export const BAND_HEIGHT = 84
const ACCENT_HEIGHT = 4
const LOGO_HEIGHT = 44
const LONGEST_LOGO = 180
const CONTINUED_HEIGHT = 22

/** The client's colours and logo across the top of the first page. */
export function drawBand(pdf: Pdf, parent: Structure, look: TicketLook, document: string): void {
  const { colours } = look
  artifact(pdf, 'Layout', () => {
    pdf.rect(0, 0, PAGE.width, BAND_HEIGHT).fill(colours.band)
    pdf.rect(0, BAND_HEIGHT, PAGE.width, ACCENT_HEIGHT).fill(colours.accent)
  })
  const logoWidth = drawLogo(pdf, parent, look)
  const nameLeft = PAGE.margin + (logoWidth > 0 ? logoWidth + 14 : 0)
  const right = 110
  const nameWidth = PAGE.width - PAGE.margin - right - nameLeft
  const ink = { face: 'bold', size: 17, colour: colours.onBand, leading: 1.2 } as const
  const name = text(pdf, look.name, nameWidth, ink)
  name.draw(parent, nameLeft, (BAND_HEIGHT - name.height) / 2 - 1)
  const kind = text(pdf, document, right, { ...ink, size: 10.5, align: 'right' })
  kind.draw(parent, PAGE.width - PAGE.margin - right, (BAND_HEIGHT - kind.height) / 2)
}

/** A narrow band on every further page, which says whose page it is. */
export function drawContinuedBand(pdf: Pdf, look: TicketLook, document: string, ticketId: string): void {
  artifact(pdf, 'Pagination', () => {
    pdf.rect(0, 0, PAGE.width, CONTINUED_HEIGHT).fill(look.colours.band)
    pdf.rect(0, CONTINUED_HEIGHT, PAGE.width, 2).fill(look.colours.accent)
    const ink = { face: 'bold', size: 8, colour: look.colours.onBand } as const
    const [line = ''] = wrap(`${look.name} · ${document} ${ticketId}`, CONTENT_WIDTH, ink.face, ink.size)
    drawLine(pdf, line, PAGE.margin, 6, ink)
  })
}

/** Returns the width the logo takes. */
function drawLogo(pdf: Pdf, parent: Structure, { logo, name }: TicketLook): number {
  if (!logo) return 0
  const top = (BAND_HEIGHT - LOGO_HEIGHT) / 2
  if ('png' in logo) {
    const image = Buffer.from(logo.png)
    const fit = { fit: [LONGEST_LOGO, LOGO_HEIGHT] as [number, number] }
    const opened = pdf.openImage(image)
    const scale = Math.min(LONGEST_LOGO / opened.width, LOGO_HEIGHT / opened.height)
    figure(pdf, parent, name, () => pdf.image(image, PAGE.margin, top, fit))
    return opened.width * scale
  }
  const scale = Math.min(LONGEST_LOGO / logo.width, LOGO_HEIGHT / logo.height)
  figure(pdf, parent, name, () => {
    pdf.save().translate(PAGE.margin, top).scale(scale)
    drawSvgShapes(pdf, logo.svg)
    pdf.restore()
  })
  return logo.width * scale
}

function figure(pdf: Pdf, parent: Structure, alt: string, draw: () => void): void {
  parent.add(pdf.struct('Figure', { alt }, draw))
}
