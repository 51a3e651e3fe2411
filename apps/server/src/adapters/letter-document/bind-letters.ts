import { PAGE } from '../ticket-document/sheet.ts'

/** Loaded with the first letters: a process starts without it. */
const library = () => import('@cantoo/pdf-lib')

/**
 * Several letters as one file to be printed, as each was made: a letter begins on a sheet of its own, also where both
 * sides are printed. Who reads a letter on a screen has its own file, which is tagged.
 */
export async function bindLetters(letters: readonly Uint8Array[]): Promise<Uint8Array> {
  const { PDFDocument } = await library()
  const bound = await PDFDocument.create()
  for (const bytes of letters) {
    const letter = await PDFDocument.load(bytes)
    for (const page of await bound.copyPages(letter, letter.getPageIndices())) bound.addPage(page)
    if (letter.getPageCount() % 2 === 1) bound.addPage([PAGE.width, PAGE.height])
  }
  return bound.save()
}
