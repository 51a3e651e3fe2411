import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import type { Pdf, Structure } from '../sheet.ts'
import type { Words } from '../words.ts'
import { type Block, gap, on, padded, stack, text } from './block.ts'

/** 52 mm: phones and inspection devices read it from a hand's breadth away. */
const SIDE = 147.4
/** Modules of white around the code. */
const QUIET_MODULES = 4
export const PANEL_WIDTH = 170

/** The barcode with its quiet zone, and the number to type in where no reader is at hand. */
export function barcodePanel(pdf: Pdf, input: TicketDocumentInput, words: Words): Block {
  const { colours } = input.look
  const small = { face: 'regular', size: 8, colour: colours.textSoft, align: 'center' } as const
  const number = text(pdf, input.ticketNumber, PANEL_WIDTH, { ...small, face: 'bold', size: 13, colour: colours.text })
  const caption = [text(pdf, words.ticketNumber, PANEL_WIDTH, small), number]
  const picture = input.barcode ? code(pdf, input.barcode, words.barcode) : notYet(pdf, input, words)
  return stack([picture, gap(5), ...caption])
}

/** A multi-ride ticket has nothing to scan before a ride is validated. */
function notYet(pdf: Pdf, { look }: TicketDocumentInput, words: Words): Block {
  const width = PANEL_WIDTH - 36
  const note = text(pdf, words.codeComes, width, {
    face: 'regular',
    size: 10,
    colour: look.colours.textSoft,
    align: 'center',
  })
  return on(pdf, padded(note, (SIDE - note.height) / 2, 18), (x, y, height) => {
    pdf.roundedRect(x, y, PANEL_WIDTH, height, Math.min(look.radius, 8)).fill(look.colours.tint)
  })
}

function code(pdf: Pdf, symbol: NonNullable<TicketDocumentInput['barcode']>, alt: string): Block {
  const unit = SIDE / symbol.modules
  const quiet = QUIET_MODULES * unit
  const height = SIDE + 2 * quiet
  const draw = (parent: Structure, x: number, y: number) => {
    const left = x + (PANEL_WIDTH - SIDE) / 2
    const bbox: [number, number, number, number] = [left, y + quiet, left + SIDE, y + quiet + SIDE]
    const drawModules = () => {
      pdf.rect(left - quiet, y, height, height).fill('#FFFFFF')
      for (const rect of symbol.rects)
        pdf.rect(left + rect.x * unit, y + quiet + rect.y * unit, rect.width * unit, rect.height * unit)
      pdf.fill('#000000')
    }
    parent.add(pdf.struct('Figure', { alt, bbox }, drawModules))
  }
  return { height, draw }
}
