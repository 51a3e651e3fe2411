import { PDFDocument } from '@cantoo/pdf-lib'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import type { LetterInput } from '../../ports/letter-document.ts'
import { pdfLetter } from './pdf-letter.ts'

const WHITE = '#ffffff'
const LETTER: LetterInput = {
  language: 'de',
  look: {
    name: 'Lührtal',
    colours: {
      ...{ band: WHITE, onBand: WHITE, primary: WHITE, accent: WHITE, text: WHITE, textSoft: WHITE, line: WHITE },
      tint: WHITE,
    },
    radius: 4,
  },
  title: 'Rechnung',
  number: 'R-1',
  fileName: 'Rechnung-R-1',
  createdOn: '2026-12-02T09:00:00.000Z',
  company: { name: 'Müller & Söhne <GmbH>', address: [] },
  sections: [{ facts: [{ name: 'Zu zahlen', value: '126,00 €' }] }],
}

/** XMP of a document; throws where it is no XML. */
function metadataOf(bytes: Uint8Array): string {
  const [metadata = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(Buffer.from(bytes).toString('utf8')) ?? []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.write(metadata).close()
  return metadata
}

it('a letter that holds an invoice is one to be kept, and names what it holds, whatever its company is called', async () => {
  const xml = Buffer.from('<rsm:CrossIndustryInvoice/>')
  const { bytes } = await pdfLetter.render({ ...LETTER, invoiceXml: xml })
  const pdf = await PDFDocument.load(bytes)
  expect(pdf.getAttachments().map(({ name, data }) => [name, Buffer.from(data)])).toEqual([['factur-x.xml', xml]])
  const metadata = metadataOf(bytes)
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(metadata).toContain('Müller + Söhne ‹GmbH›')
  for (const prefix of ['fx', 'pdfuaid']) expect(metadata).toContain(`<pdfaSchema:prefix>${prefix}<`)
})

it('any other is accessible, and holds nothing', async () => {
  const { bytes } = await pdfLetter.render(LETTER)
  expect((await PDFDocument.load(bytes)).getAttachments()).toEqual([])
  const metadata = metadataOf(bytes)
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(metadata).not.toContain('pdfaid:part')
})
