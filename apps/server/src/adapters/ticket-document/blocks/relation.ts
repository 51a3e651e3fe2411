import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import type { Pdf } from '../sheet.ts'
import type { Words } from '../words.ts'
import { type Block, gap, on, padded, stack, text } from './block.ts'

const INDENT = 20
const DOT = 4
const STOP_SIZE = 12.5

/** From, via and to along a line as on a network map. */
export function relation(pdf: Pdf, width: number, input: TicketDocumentInput, words: Words): Block {
  const { relation, look } = input
  if (!relation) return gap(0)
  const { colours } = look
  const stop = { face: 'bold', size: STOP_SIZE, colour: colours.text, leading: 1.2 } as const
  const soft = { face: 'regular', size: 9.5, colour: colours.textSoft } as const
  const from = text(pdf, relation.from, width - INDENT, stop)
  const via = relation.via.filter(name => name !== '' && name !== '-').join(', ')
  const to = text(pdf, relation.to, width - INDENT, stop)
  const between = via === '' ? gap(9) : stack([gap(3), text(pdf, `${words.via} ${via}`, width - INDENT, soft), gap(4)])
  const line = padded(stack([from, between, to]), 0, INDENT, 0)
  const painted = on(pdf, line, (x, y) => {
    const first = y + STOP_SIZE / 2 + 1
    const last = first + from.height + between.height
    pdf
      .lineWidth(2.5)
      .moveTo(x + DOT + 1, first)
      .lineTo(x + DOT + 1, last)
      .stroke(colours.primary)
    pdf.lineWidth(2.5)
    for (const centre of [first, last]) pdf.circle(x + DOT + 1, centre, DOT).fillAndStroke('#FFFFFF', colours.primary)
  })
  return stack([painted, gap(14)])
}
