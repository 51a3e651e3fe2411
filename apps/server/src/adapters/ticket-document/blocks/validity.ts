import { type Instant, saidPeriod, wallClock } from '@billett/domain'
import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import { widthOf } from '../fonts.ts'
import type { Formats } from '../formats.ts'
import type { Pdf } from '../sheet.ts'
import type { Words } from '../words.ts'
import { type Block, beside, gap, labelled, on, padded, stack, tagged, text } from './block.ts'

const INSET = 14
const SMALLEST = 10
const SIZES = [14.5, 13.5, 12.5, 11.5, SMALLEST]

/** When the ticket begins and ends to be valid, in the largest figures on the page. */
export function validity(pdf: Pdf, width: number, input: TicketDocumentInput, words: Words, formats: Formats): Block {
  const { colours, radius } = input.look
  const half = (width - 2 * INSET) / 2
  const label = { face: 'bold', size: 8.5, colour: colours.textSoft, tag: 'Lbl' } as const
  const { from, until } = input.validity
  const { first, last = first } = saidPeriod(from, until, at => wallClock(at, input.timeZone))
  // Whole days are said as days, the last one included; else every end has its time.
  const isDays = first.parts === 'day' && last.parts === 'day'
  const said = (at: Instant) => (isDays ? [formats.day(at)] : [formats.day(at), formats.time(at)])
  const begins = said(from)
  const ends = said(isDays ? last.at : until)
  const lines = [...begins, ...ends]
  const size = SIZES.find(size => lines.every(line => widthOf(line, 'bold', size) <= half - INSET / 2)) ?? SMALLEST
  const figure = { face: 'bold', size, colour: colours.text, leading: 1.25 } as const
  const column = (name: string, moment: readonly string[]) =>
    labelled(pdf, text(pdf, name, half, label), stack([gap(2), ...moment.map(line => text(pdf, line, half, figure))]))
  const both = beside([
    { at: 0, block: column(words.validFrom, begins) },
    { at: half + INSET / 2, block: column(words.validUntil, ends) },
  ])
  return on(pdf, padded(tagged(pdf, 'L', both), 11, INSET), (x, y, height) => {
    pdf.roundedRect(x, y, width, height, Math.min(radius, 8)).fill(colours.tint)
    pdf.rect(x, y + 8, 3, height - 16).fill(colours.primary)
  })
}
