import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import type { Formats } from '../formats.ts'
import type { Pdf } from '../sheet.ts'
import type { Words } from '../words.ts'
import { type Block, beside, gap, labelled, stack, tagged, text } from './block.ts'

const GAP = 18

interface FactStyles {
  label: { face: 'bold'; size: number; colour: string; tag: string }
  strong: { face: 'bold'; size: number; colour: string }
  soft: { face: 'regular'; size: number; colour: string }
}

/** Who travels, what it cost, under which numbers it was bought. */
export function facts(pdf: Pdf, width: number, input: TicketDocumentInput, words: Words, formats: Formats): Block {
  const { text: ink, textSoft } = input.look.colours
  const styles: FactStyles = {
    label: { face: 'bold', size: 8.5, colour: textSoft, tag: 'H2' },
    strong: { face: 'bold', size: 11, colour: ink },
    soft: { face: 'regular', size: 9, colour: textSoft },
  }
  const columns = [...(input.passenger ? [passenger] : []), price, order]
  const column = (width - (columns.length - 1) * GAP) / columns.length
  const blocks = columns.map((build, index) => ({
    at: index * (column + GAP),
    // Its heading and what stands under it, before the next column.
    block: tagged(pdf, 'Sect', stack(build(pdf, column, input, words, formats, styles))),
  }))
  return beside(blocks)
}

type Column = (
  pdf: Pdf,
  width: number,
  input: TicketDocumentInput,
  words: Words,
  formats: Formats,
  styles: FactStyles,
) => Block[]

const passenger: Column = (pdf, width, { passenger }, words, formats, { label, strong, soft }) => {
  if (!passenger) return []
  const { name, birthDate, identification } = passenger
  return [
    text(pdf, words.passenger, width, label),
    gap(3),
    text(pdf, name, width, strong),
    text(pdf, birthDate === undefined ? '' : `${words.born} ${formats.date(birthDate)}`, width, soft),
    text(pdf, identification ?? '', width, soft),
    gap(3),
    text(pdf, words.personal, width, { ...soft, size: 8 }),
  ]
}

const price: Column = (pdf, width, { price }, words, formats, { label, strong, soft }) => [
  text(pdf, words.price, width, label),
  gap(3),
  text(pdf, formats.money(price.grossCents), width, { ...strong, size: 17 }),
  gap(1),
  text(pdf, `${words.net} ${formats.money(price.netCents)}`, width, soft),
  text(pdf, `${formats.rate(price.vatPermille)} ${words.vat} ${formats.money(price.vatCents)}`, width, soft),
]

const order: Column = (pdf, width, input, words, formats, { label, soft, strong }) => {
  const line = (name: string, value: string) =>
    labelled(
      pdf,
      text(pdf, name, width, { ...soft, size: 8, tag: 'Lbl' }),
      stack([text(pdf, value, width, { ...soft, colour: strong.colour }), gap(3)]),
    )
  const numbers = [
    line(words.orderNumber, input.orderNumber),
    ...(input.invoiceNumber === undefined ? [] : [line(words.invoiceNumber, input.invoiceNumber)]),
    line(words.issued, `${formats.day(input.issuedAt)}, ${formats.time(input.issuedAt)}`),
  ]
  return [text(pdf, words.order, width, label), gap(3), tagged(pdf, 'L', stack(numbers))]
}
