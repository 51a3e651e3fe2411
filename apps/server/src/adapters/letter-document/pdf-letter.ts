import type { LetterDocument, LetterInput, LetterSection } from '../../ports/letter-document.ts'
import type { TicketFile } from '../../ports/ticket-document.ts'
import { BAND_HEIGHT, drawBand, drawContinuedBand, FURTHER_TOP } from '../ticket-document/band.ts'
import { type Block, beside, gap, stack, tagged, text } from '../ticket-document/blocks/block.ts'
import { drawFooters, FOOTER_TOP } from '../ticket-document/footer.ts'
import { bytesOf, CONTENT_WIDTH, newSheet, PAGE, type Pdf } from '../ticket-document/sheet.ts'
import { wordsIn } from '../ticket-document/words.ts'
import { bindLetters } from './bind-letters.ts'
import { holdInvoice } from './hold-invoice.ts'

const SPACE = 24
const LABEL_WIDTH = 170
const INDENT = 12

/** Documents as tagged PDF (PDF/UA-1) on A4, on the same paper as tickets. */
export const pdfLetter: LetterDocument = { render, bound: bindLetters }

async function render(letter: LetterInput): Promise<TicketFile> {
  const { language, look, title, number, company, createdOn, fileName, invoiceXml } = letter
  const pdf = newSheet({
    title: `${title} ${number}`.trim(),
    subject: number,
    author: company.name,
    language,
    created: new Date(createdOn),
    ...(invoiceXml && { subset: 'PDF/A-3a' }),
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawBand(pdf, root, look, title)
  let top = BAND_HEIGHT + SPACE
  for (const block of blocksOf(pdf, letter)) {
    if (top + block.height > FOOTER_TOP) {
      pdf.addPage()
      drawContinuedBand(pdf, look, title, number)
      top = FURTHER_TOP
    }
    block.draw(root, PAGE.margin, top)
    top += block.height
  }
  root.end()
  drawFooters(pdf, { look, carrier: company }, wordsIn(language))
  if (invoiceXml) holdInvoice(pdf, invoiceXml, new Date(createdOn))
  return { fileName: `${fileName}.pdf`, bytes: await bytesOf(pdf) }
}

/** Small enough that each fits on a page; a heading stays with what follows it. */
function blocksOf(pdf: Pdf, { title, look, sections }: LetterInput): Block[] {
  const heading = text(pdf, title, CONTENT_WIDTH, { face: 'bold', size: 18, colour: look.colours.text, tag: 'H1' })
  return [stack([heading, gap(10)]), ...sections.flatMap(section => sectionBlocks(pdf, look, section))]
}

function sectionBlocks(
  pdf: Pdf,
  { colours }: LetterInput['look'],
  { heading, facts = [], paragraphs = [], list = [] }: LetterSection,
): Block[] {
  const strong = { face: 'bold', size: 12, colour: colours.text, tag: 'H2' } as const
  const plain = { face: 'regular', size: 10, colour: colours.text } as const
  const soft = { ...plain, colour: colours.textSoft }
  const lines = facts.map(({ name, value }) =>
    tagged(
      pdf,
      'LI',
      beside([
        { at: 0, block: text(pdf, name, LABEL_WIDTH, { ...soft, tag: 'Lbl' }) },
        {
          at: LABEL_WIDTH,
          block: tagged(pdf, 'LBody', text(pdf, value, CONTENT_WIDTH - LABEL_WIDTH, plain)),
        },
      ]),
    ),
  )
  const items = list.map(item =>
    tagged(pdf, 'L', tagged(pdf, 'LI', tagged(pdf, 'LBody', text(pdf, item, CONTENT_WIDTH - INDENT, plain)))),
  )
  const content: Block[] = [
    ...(lines.length > 0 ? [tagged(pdf, 'L', stack(lines))] : []),
    ...paragraphs.map(paragraph => stack([text(pdf, paragraph, CONTENT_WIDTH, plain), gap(6)])),
    ...items.map(item => stack([item, gap(3)])),
  ]
  const [first = gap(0), ...rest] = content
  const above = heading === undefined ? [] : [gap(8), text(pdf, heading, CONTENT_WIDTH, strong), gap(5)]
  return [stack([...above, first]), ...rest]
}
