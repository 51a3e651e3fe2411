import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { PdfFault } from '../../ports/file-inspector.ts'

const MOST_PAGES = 200

/** Names of what runs, starts another program, or brings a file along (ISO 32000-1 §§7.11.4, 12.6.4). */
const ACTIVE = new Set(['/JavaScript', '/JS', '/Launch', '/EmbeddedFile', '/EmbeddedFiles', '/RichMedia', '/XFA'])

const isActive = (name: unknown): boolean => name instanceof PDFName && ACTIVE.has(name.asString())

/** Whether an object, or one that stands in it, does something by itself. */
function doesSomething(object: PDFObject | undefined): boolean {
  if (object instanceof PDFStream) return doesSomething(object.dict)
  if (object instanceof PDFArray) return object.asArray().some(doesSomething)
  if (!(object instanceof PDFDict)) return isActive(object)
  return object.entries().some(([key, value]) => isActive(key) || doesSomething(value))
}

/** What is wrong with a PDF, by every object in it; null where nothing is. */
export async function faultOf(file: Uint8Array): Promise<PdfFault | null> {
  try {
    const document = await PDFDocument.load(file, {
      parseSpeed: ParseSpeeds.Fastest,
      throwOnInvalidObject: true,
      updateMetadata: false,
    })
    if (document.getPageCount() > MOST_PAGES) return 'tooLong'
    return document.context.enumerateIndirectObjects().some(([, object]) => doesSomething(object)) ? 'active' : null
  } catch {
    return 'unreadable'
  }
}
