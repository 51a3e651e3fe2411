import { readFileSync } from 'node:fs'
import { create, type Font, type GlyphRun } from 'fontkit'
import { remembered } from './remembered.ts'

export type Face = 'regular' | 'bold'

/** A ticket has some hundred different words, nearly all of them on every other ticket too; one takes 1 to 3 kB. */
const WORDS = 1000

/** Kerning a word takes longer than anything else in a PDF, and tickets are made of the same words again and again. */
function remembering(font: Font): Font {
  const layout = font.layout.bind(font)
  const runOf = remembered<GlyphRun>(WORDS, text => layout(text))
  font.layout = (text, features) => {
    if (features !== undefined) return layout(text, features)
    const run = runOf(text)
    // The document scales the positions it is given.
    const positions = run.positions.map(position => ({ ...position }))
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
  }
  return font
}

const load = (file: string): Font => remembering(create(readFileSync(new URL(`./fonts/${file}`, import.meta.url))))

/** Parsed once and shared by all documents: parsing is most of what a small PDF costs. */
export const fonts: Record<Face, Font> = { regular: load('Inter-Regular.otf'), bold: load('Inter-Bold.otf') }

const measured = (face: Face) => remembered(WORDS, text => fonts[face].layout(text).advanceWidth)
const widths = { regular: measured('regular'), bold: measured('bold') }

/** Width in points. */
export const widthOf = (text: string, face: Face, size: number): number =>
  (size * widths[face](text)) / fonts[face].unitsPerEm
