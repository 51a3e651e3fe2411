import PDFDocument from 'pdfkit'
import { type Face, fonts } from './fonts.ts'

export type Pdf = PDFKit.PDFDocument
export type Structure = PDFKit.PDFStructureElement

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40 }
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin

interface SheetFacts {
  title: string
  subject: string
  author: string
  language: string
  created: Date
  /** `PDF/A-3a` where it holds a file. */
  subset?: 'PDF/UA' | 'PDF/A-3a'
}

/** Like the signs that XML gives a meaning: pdfkit writes what is said of a document into XML as it stands. */
const LIKE: Readonly<Record<string, string>> = { '&': '+', '<': '‹', '>': '›' }
const inXml = (text: string): string => text.replaceAll(/[&<>]/g, sign => LIKE[sign] ?? '')

/** An empty tagged document; pages are kept open so that the footers can say how many there are. */
export function newSheet({ title, subject, author, language, created, subset = 'PDF/UA' }: SheetFacts): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // No standard font: PDF/UA wants every font embedded.
    font: '',
    pdfVersion: '1.7',
    // @ts-expect-error the types know the subsets of PDF/A only
    subset,
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    info: {
      Title: inXml(title),
      Subject: inXml(subject),
      Author: inXml(author),
      Creator: 'Billett',
      CreationDate: created,
    },
  })
  return pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
}

/** What a reader should not hear: lines, boxes, page numbers. */
export function artifact(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

export interface Ink {
  face: Face
  size: number
  colour: string
}

/** One line, its top at `y`. */
export function drawLine(pdf: Pdf, line: string, x: number, y: number, { face, size, colour }: Ink): void {
  pdf.font(face).fontSize(size).fillColor(colour).text(line, x, y, { lineBreak: false })
}

export const bytesOf = (pdf: Pdf): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
