import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import type { Pdf } from '../sheet.ts'
import { SEPARATOR, type Words } from '../words.ts'
import { type Block, fittingText, gap, stack, text } from './block.ts'

/** The page has room for these; the barcode holds all. */
const MOST_SHOWN = 60

/** Where the ticket is valid: the zones and the price level as the tariff prints it. */
export function zones(pdf: Pdf, width: number, input: TicketDocumentInput, words: Words): Block {
  const { zones, priceLevel = '', look } = input
  if (zones.length === 0 && priceLevel === '') return gap(0)
  const label = zones.length === 0 ? words.area : zones.length === 1 ? words.zone : words.zones
  const more = zones.length > MOST_SHOWN ? ` ${words.more(zones.length - MOST_SHOWN)}` : ''
  const value = [zones.slice(0, MOST_SHOWN).join(', ') + more, priceLevel].filter(part => part !== '').join(SEPARATOR)
  const style = { face: 'bold', size: 13, colour: look.colours.text, leading: 1.25 } as const
  return stack([
    text(pdf, label, width, { face: 'bold', size: 8.5, colour: look.colours.textSoft }),
    gap(1),
    fittingText(pdf, value, width, [13, 11, 9.5, 8], 3, style),
  ])
}
