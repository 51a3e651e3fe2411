import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import { CONTENT_WIDTH, type Pdf } from '../sheet.ts'
import { SEPARATOR, type Words } from '../words.ts'
import { type Block, beside, gap, stack, text } from './block.ts'

const GAP = 24

/** Who carries (§ 34 UStDV: full name and address), and how the ticket is used. */
export function company(pdf: Pdf, input: TicketDocumentInput, words: Words): Block {
  const { carrier, contact, look, rides } = input
  const width = (CONTENT_WIDTH - GAP) / 2
  const heading = { face: 'bold', size: 9.5, colour: look.colours.text, tag: 'H2' } as const
  const soft = { face: 'regular', size: 8.5, colour: look.colours.textSoft, leading: 1.35 } as const
  const lines = (values: readonly (string | undefined)[]) =>
    values.filter(value => value !== undefined && value !== '').map(value => text(pdf, value ?? '', width, soft))
  const left = stack([
    text(pdf, words.carrier, width, heading),
    gap(2),
    ...lines([carrier.name, ...carrier.address, carrier.vatId && `${words.vatId} ${carrier.vatId}`]),
    gap(3),
    ...lines([words.invoice]),
  ])
  const help = [contact?.phone, contact?.email, contact?.web].filter(part => part !== undefined && part !== '')
  const right = stack([
    text(pdf, words.use, width, heading),
    gap(2),
    ...lines([words.showIt, words.bright, rides && rides.total > 1 ? words.validateRide : '']),
    gap(3),
    ...lines([help.length > 0 ? `${words.help} ${help.join(SEPARATOR)}` : '']),
  ])
  return beside([
    { at: 0, block: left },
    { at: width + GAP, block: right },
  ])
}
