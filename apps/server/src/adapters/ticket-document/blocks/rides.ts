import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import type { Formats } from '../formats.ts'
import type { Pdf } from '../sheet.ts'
import type { Words } from '../words.ts'
import { type Block, beside, gap, on, padded, stack, text } from './block.ts'

const PER_ROW = 4
const GAP = 6

/** The rides of a multi-ride ticket: used ones with their time, the others open. */
export function rides(pdf: Pdf, width: number, input: TicketDocumentInput, words: Words, formats: Formats): Block {
  const { rides, look } = input
  if (!rides || rides.total < 2) return gap(0)
  const label = { face: 'bold', size: 8.5, colour: look.colours.textSoft } as const
  const boxWidth = (width - (PER_ROW - 1) * GAP) / PER_ROW
  const boxes = Array.from({ length: rides.total }, (_, index) =>
    ride(pdf, boxWidth, index + 1, rides.validatedAt[index], input, words, formats),
  )
  const rowCount = Math.ceil(boxes.length / PER_ROW)
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const inRow = boxes.slice(row * PER_ROW, (row + 1) * PER_ROW)
    return stack([gap(GAP), beside(inRow.map((block, at) => ({ at: at * (boxWidth + GAP), block })))])
  })
  return stack([gap(14), text(pdf, words.rides, width, label), ...rows])
}

function ride(
  pdf: Pdf,
  width: number,
  number: number,
  validatedAt: string | undefined,
  { look }: TicketDocumentInput,
  words: Words,
  formats: Formats,
): Block {
  const { colours } = look
  const inner = width - 12
  const when = validatedAt === undefined ? [words.open] : [formats.shortDay(validatedAt), formats.time(validatedAt)]
  const ink = { face: 'regular', size: 7.5, colour: colours.textSoft } as const
  const content = stack([
    text(pdf, `${words.ride} ${number}`, inner, { ...ink, face: 'bold', size: 9, colour: colours.text }),
    ...when.map(line => text(pdf, line, inner, ink)),
    gap(validatedAt === undefined ? ink.size * 1.3 : 0),
  ])
  return on(pdf, padded(content, 6, 6), (x, y, height) => {
    pdf.lineWidth(1).roundedRect(x, y, width, height, Math.min(look.radius, 4))
    if (validatedAt === undefined) pdf.stroke(colours.line)
    else pdf.fillAndStroke(colours.tint, colours.line)
  })
}
