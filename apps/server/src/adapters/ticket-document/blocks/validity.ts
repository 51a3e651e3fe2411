import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import { widthOf } from '../fonts.ts'
import type { Formats } from '../formats.ts'
import type { Pdf } from '../sheet.ts'
import type { Words } from '../words.ts'
import { type Block, beside, gap, on, padded, stack, text } from './block.ts'

const INSET = 14
const SMALLEST = 10
const SIZES = [14.5, 13.5, 12.5, 11.5, SMALLEST]

/** When the ticket begins and ends to be valid, in the largest figures on the page. */
export function validity(pdf: Pdf, width: number, input: TicketDocumentInput, words: Words, formats: Formats): Block {
  const { colours, radius } = input.look
  const half = (width - 2 * INSET) / 2
  const label = { face: 'bold', size: 8.5, colour: colours.textSoft } as const
  const { from, until } = input.validity
  const lines = [formats.day(from), formats.time(from), formats.day(until), formats.time(until)]
  const size = SIZES.find(size => lines.every(line => widthOf(line, 'bold', size) <= half - INSET / 2)) ?? SMALLEST
  const figure = { face: 'bold', size, colour: colours.text, leading: 1.25 } as const
  const column = (name: string, instant: string) =>
    stack([
      text(pdf, name, half, label),
      gap(2),
      text(pdf, formats.day(instant), half, figure),
      text(pdf, formats.time(instant), half, figure),
    ])
  const both = beside([
    { at: 0, block: column(words.validFrom, from) },
    { at: half + INSET / 2, block: column(words.validUntil, until) },
  ])
  return on(pdf, padded(both, 11, INSET), (x, y, height) => {
    pdf.roundedRect(x, y, width, height, Math.min(radius, 8)).fill(colours.tint)
    pdf.rect(x, y + 8, 3, height - 16).fill(colours.primary)
  })
}
