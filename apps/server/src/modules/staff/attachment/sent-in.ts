import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { PdfFault } from '../../../ports/file-inspector.ts'

/** A file as it may be handed on to customers. */
export interface Presentable {
  fileName: string
  mimeType: 'application/pdf' | 'image/jpeg'
  content: Uint8Array
}

const REASONS = {
  active: 'pdfActive',
  tooLong: 'pdfTooLong',
  unreadable: 'pdfUnreadable',
} as const satisfies Record<PdfFault, string>

const NOT_IN_NAMES = /[\p{C}/\\:*?"<>|]+/gu
const LONGEST_NAME = 100

/** What a file is called, with the ending of what it is. */
export function fileNameOf(given: string, ending: string): string {
  const stem = given.replaceAll(NOT_IN_NAMES, '_').replace(/\.(pdf|jpe?g)$/i, '')
  return `${stem.slice(0, LONGEST_NAME) || 'file'}.${ending}`
}

const beginsWith = (content: Uint8Array, text: string): boolean =>
  Buffer.from(content.subarray(0, text.length)).toString('latin1') === text

/**
 * A file that staff have sent in, fit to be sent on: a PDF that does nothing by itself, or the bare picture of a JPEG.
 * What it is, is told by its content. Refuses what is neither, and what is not clean.
 */
export async function sentIn({ world }: Context, file: File): Promise<Presentable> {
  const scan = await world.viruses.scan(file)
  if (scan.state !== 'clean') refuse(scan.state === 'infected' ? 'fileNotClean' : 'uploadFailed', 'file')
  const given = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(given, '%PDF-')) {
    const fault = await world.inspector.pdf(given)
    if (fault) refuse(REASONS[fault], 'file')
    return { fileName: fileNameOf(file.name, 'pdf'), mimeType: 'application/pdf', content: given }
  }
  if (!beginsWith(given, '\xff\xd8\xff')) refuse('fileTypeNotAllowed', 'file')
  const content = (await world.pictures.cleaned(given)) ?? refuse('fileTypeNotAllowed', 'file')
  return { fileName: fileNameOf(file.name, 'jpg'), mimeType: 'image/jpeg', content }
}
