import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import { CONTENT_WIDTH, type Pdf } from '../sheet.ts'
import type { Words } from '../words.ts'
import { type Block, beside, gap, stack, tagged, text } from './block.ts'
import { link } from './link.ts'

const GAP = 24

/** Where the passenger can ask, each with the address that its link opens. */
function waysToAsk(contact: TicketDocumentInput['contact']): { line: string; url: string }[] {
  const { phone, email, web } = contact ?? {}
  return [
    { line: phone, url: `tel:${phone?.replaceAll(/[^+\d]/g, '')}` },
    { line: email, url: `mailto:${email}` },
    { line: web, url: web },
  ].flatMap(({ line, url }) => (line && url ? [{ line, url }] : []))
}

/**
 * Who carries (§ 34 UStDV: full name and address), or of what is no carriage who sells (§ 33 UStDV), and how the ticket
 * is used.
 */
export function company(pdf: Pdf, input: TicketDocumentInput, words: Words): Block {
  const { carrier, contact, look, rides } = input
  const width = (CONTENT_WIDTH - GAP) / 2
  const heading = { face: 'bold', size: 9.5, colour: look.colours.text, tag: 'H2' } as const
  const soft = { face: 'regular', size: 8.5, colour: look.colours.textSoft, leading: 1.35 } as const
  const lines = (values: readonly (string | undefined)[]) =>
    values.filter(value => value !== undefined && value !== '').map(value => text(pdf, value ?? '', width, soft))
  const [who, invoice] = input.isCarriage ? [words.carrier, words.ticketInvoice] : [words.seller, words.otherInvoice]
  const left = stack([
    text(pdf, who, width, heading),
    gap(2),
    ...lines([carrier.name, ...carrier.address, carrier.vatId && `${words.vatId} ${carrier.vatId}`]),
    gap(3),
    ...lines([invoice]),
  ])
  const ink = { ...soft, colour: look.colours.text }
  const help = waysToAsk(contact).map(({ line, url }) => link(pdf, line, { url, says: `${words.help} ${line}` }, ink))
  const right = stack([
    text(pdf, words.use, width, heading),
    gap(2),
    ...lines([words.showIt, words.bright, rides && rides.total > 1 ? words.validateRide : '']),
    gap(3),
    ...(help.length > 0 ? [...lines([words.help]), ...help] : []),
  ])
  return beside([
    { at: 0, block: tagged(pdf, 'Sect', left) },
    { at: width + GAP, block: tagged(pdf, 'Sect', right) },
  ])
}
