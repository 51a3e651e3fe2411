import type { TicketDocumentInput } from '../../ports/ticket-document.ts'
import { barcodePanel, PANEL_WIDTH } from './blocks/barcode-panel.ts'
import { type Block, beside, fittingText, gap, stack, text } from './blocks/block.ts'
import { facts } from './blocks/facts.ts'
import { relation } from './blocks/relation.ts'
import { rides } from './blocks/rides.ts'
import { validity } from './blocks/validity.ts'
import { zones } from './blocks/zones.ts'
import type { Formats } from './formats.ts'
import { artifact, CONTENT_WIDTH, PAGE, type Pdf, type Structure } from './sheet.ts'
import { SEPARATOR, type Words } from './words.ts'

const PADDING = 20
const NOTCH = 9

/** The ticket itself: what an inspector and the passenger look for, and below the perforation what was bought. */
export function drawTicketCard(
  pdf: Pdf,
  parent: Structure,
  top: number,
  input: TicketDocumentInput,
  words: Words,
  formats: Formats,
): number {
  const inner = CONTENT_WIDTH - 2 * PADDING
  const left = inner - PANEL_WIDTH - PADDING
  const upper = beside([
    { at: 0, block: stack(statement(pdf, left, input, words, formats)) },
    { at: left + PADDING, block: barcodePanel(pdf, input, words) },
  ])
  const lower = facts(pdf, inner, input, words, formats)
  const perforation = top + PADDING + upper.height + PADDING
  const height = 4 * PADDING + upper.height + lower.height
  artifact(pdf, 'Layout', () => outline(pdf, top, height, perforation, input.look))
  upper.draw(parent, PAGE.margin + PADDING, top + PADDING)
  lower.draw(parent, PAGE.margin + PADDING, perforation + PADDING)
  return top + height
}

function statement(pdf: Pdf, width: number, input: TicketDocumentInput, words: Words, formats: Formats): Block[] {
  const { colours } = input.look
  const heading = { face: 'bold', size: 26, colour: colours.text, leading: 1.12, tag: 'H1' } as const
  const soft = { face: 'regular', size: 11, colour: colours.textSoft } as const
  return [
    fittingText(pdf, together(input.product), width, [26, 22, 19, 16], 2, heading),
    gap(5),
    text(pdf, whoTravels(input, words), width, soft),
    gap(14),
    validity(pdf, width, input, words, formats),
    gap(16),
    relation(pdf, width, input, words),
    zones(pdf, width, input, words),
    input.trip ? stack([text(pdf, words.partOfTrip(input.trip), width, { ...soft, size: 9.5 }), gap(10)]) : gap(0),
    rides(pdf, width, input, words, formats),
    input.condition ? stack([gap(10), text(pdf, input.condition, width, { ...soft, size: 9.5 })]) : gap(0),
  ]
}

/** "1 Person" is not torn apart at the end of a line. */
const together = (words: string): string => words.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

function whoTravels(input: TicketDocumentInput, words: Words): string {
  const { traveller, discount, passengerCount, freeChildren = 0, freeAdults = 0, travelClass } = input
  return [
    traveller,
    discount,
    passengerCount > 1 ? words.people(passengerCount) : '',
    freeChildren > 0 ? words.freeChildren(freeChildren) : '',
    freeAdults > 0 ? words.freeAdults(freeAdults) : '',
    words.classes[travelClass],
  ]
    .filter(part => part !== undefined && part !== '' && part !== '-')
    .join(SEPARATOR)
}

/** A card with half-round notches where the perforation meets its edges. */
function outline(pdf: Pdf, top: number, height: number, perforation: number, look: TicketDocumentInput['look']): void {
  const { margin } = PAGE
  const right = margin + CONTENT_WIDTH
  const bottom = top + height
  const r = Math.min(look.radius, 16)
  const path = [
    `M${margin + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${perforation - NOTCH}`,
    `a${NOTCH} ${NOTCH} 0 0 0 0 ${2 * NOTCH}V${bottom - r}a${r} ${r} 0 0 1 ${-r} ${r}H${margin + r}`,
    `a${r} ${r} 0 0 1 ${-r} ${-r}V${perforation + NOTCH}a${NOTCH} ${NOTCH} 0 0 0 0 ${-2 * NOTCH}V${top + r}`,
    `a${r} ${r} 0 0 1 ${r} ${-r}Z`,
  ].join('')
  pdf.lineWidth(1).path(path).fillAndStroke('#FFFFFF', look.colours.line)
  pdf
    .save()
    .lineWidth(1)
    .dash(3, { space: 4 })
    .moveTo(margin + 2 * NOTCH, perforation)
  pdf
    .lineTo(right - 2 * NOTCH, perforation)
    .stroke(look.colours.line)
    .restore()
}
