import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import { FURTHER_TOP } from '../band.ts'
import { FOOTER_TOP } from '../footer.ts'
import { CONTENT_WIDTH, drawLine, PAGE, type Pdf, type Structure } from '../sheet.ts'
import { type PlacedLine, placeInColumns } from './terms-columns.ts'
import { termsLines } from './terms-lines.ts'

const GAP = 24
const LEAST_FIRST = 70

/** The terms of carriage in two columns from `top` on, over as many pages as they need. */
export function drawTerms(
  pdf: Pdf,
  parent: Structure,
  top: number,
  { terms, look }: Pick<TicketDocumentInput, 'terms' | 'look'>,
  newPage: () => void,
): void {
  const width = (CONTENT_WIDTH - GAP) / 2
  const further = FOOTER_TOP - FURTHER_TOP
  const room = FOOTER_TOP - top
  const startsHere = room >= LEAST_FIRST
  if (!startsHere && terms.length > 0) newPage()
  const start = startsHere ? top : FURTHER_TOP
  const placed = placeInColumns(termsLines(terms, width), { first: FOOTER_TOP - start, further })
  let page = 0
  let list: Structure | undefined
  for (const paragraph of paragraphsOf(placed)) {
    const tag = paragraph[0]?.tag ?? 'P'
    if (tag !== 'LI') list = undefined
    else if (!list) list = opened(pdf, parent, 'L')
    const element = list ? opened(pdf, opened(pdf, list, 'LI'), 'LBody') : opened(pdf, parent, tag)
    for (const part of partsOf(paragraph)) {
      if (part.page > page) newPage()
      page = part.page
      const x = PAGE.margin + part.column * (width + GAP)
      element.add(() => drawPart(pdf, part.lines, x, page === 0 ? start : FURTHER_TOP, look))
    }
  }
}

function opened(pdf: Pdf, parent: Structure, tag: string): Structure {
  const element = pdf.struct(tag)
  parent.add(element)
  return element
}

function drawPart(
  pdf: Pdf,
  lines: readonly PlacedLine[],
  x: number,
  y: number,
  look: TicketDocumentInput['look'],
): void {
  for (const { text, face, size, indent, top } of lines) {
    const colour = face === 'regular' ? look.colours.textSoft : look.colours.text
    drawLine(pdf, text, x + indent, y + top, { face, size, colour })
  }
}

function paragraphsOf(lines: readonly PlacedLine[]): PlacedLine[][] {
  return [...Map.groupBy(lines, line => line.paragraph).values()]
}

/** A paragraph may break at the foot of a column. */
function partsOf(lines: readonly PlacedLine[]): { page: number; column: number; lines: PlacedLine[] }[] {
  const groups = Map.groupBy(lines, ({ page, column }) => page * 2 + column)
  return [...groups].map(([place, lines]) => ({ page: Math.floor(place / 2), column: place % 2, lines }))
}
