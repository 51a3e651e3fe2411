import type { TicketDocumentInput } from '../../ports/ticket-document.ts'
import { widthOf } from './fonts.ts'
import { artifact, CONTENT_WIDTH, drawLine, PAGE, type Pdf } from './sheet.ts'
import type { Words } from './words.ts'
import { wrap } from './wrap.ts'

export const FOOTER_TOP = PAGE.height - 52
const RIGHT = 80

/** Carrier and page number at the foot of every page, once all pages are there. */
export function drawFooters(
  pdf: Pdf,
  { carrier, look }: Pick<TicketDocumentInput, 'carrier' | 'look'>,
  words: Pick<Words, 'of' | 'page'>,
): void {
  const { count } = pdf.bufferedPageRange()
  const ink = { face: 'regular', size: 7.5, colour: look.colours.textSoft } as const
  const [address = ''] = wrap([carrier.name, ...carrier.address].join(' · '), CONTENT_WIDTH - RIGHT, ink.face, ink.size)
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    const page = `${words.page} ${index + 1} ${words.of} ${count}`
    artifact(pdf, 'Pagination', () => {
      const y = FOOTER_TOP + 14
      pdf
        .lineWidth(0.75)
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .stroke(look.colours.line)
      drawLine(pdf, address, PAGE.margin, y + 7, ink)
      drawLine(pdf, page, PAGE.width - PAGE.margin - widthOf(page, ink.face, ink.size), y + 7, ink)
    })
  }
}
