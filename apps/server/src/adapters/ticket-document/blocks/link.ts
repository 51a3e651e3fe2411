import { widthOf } from '../fonts.ts'
import { drawLine, type Ink, type Pdf } from '../sheet.ts'
import type { Block } from './block.ts'

const LEADING = 1.3

/** One line that leads somewhere when it is pressed; `says` is what a reader hears of it. */
export function link(pdf: Pdf, line: string, { url, says }: { url: string; says: string }, ink: Ink): Block {
  const height = ink.size * LEADING
  return {
    height,
    draw: (parent, x, y) => {
      const element = pdf.struct('Link')
      parent.add(element)
      element.add(() => drawLine(pdf, line, x, y, ink))
      // PDF/UA-1 §7.18: the annotation knows its element, and the other way round.
      const key = pdf.createStructParentTreeNextKey()
      pdf.getStructParentTree().add(key, element.dictionary)
      pdf.link(x, y, widthOf(line, ink.face, ink.size), height, url, {
        structParent: element,
        StructParent: key,
        // @ts-expect-error pdfkit writes a string as a name, and only an object as text
        Contents: new String(says),
      })
    },
  }
}
