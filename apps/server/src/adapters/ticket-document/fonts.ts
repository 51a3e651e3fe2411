import { readFileSync } from 'node:fs'
import { create, type Font, type GlyphRun } from 'fontkit'

export type Face = 'regular' | 'bold'

const LARGEST_CACHE = 20_000

/** Kerning a word takes longer than anything else in a PDF, and tickets are made of the same words again and again. */
function remembering(font: Font): Font {
  const layout = font.layout.bind(font)
  const known = new Map<string, GlyphRun>()
  font.layout = (text, features) => {
    if (features !== undefined) return layout(text, features)
    const run = known.get(text) ?? layout(text)
    if (known.size >= LARGEST_CACHE) known.clear()
    known.set(text, run)
    // The document scales the positions it is given.
    const positions = run.positions.map(position => ({ ...position }))
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
  }
  return font
}

const load = (file: string): Font => remembering(create(readFileSync(new URL(`./fonts/${file}`, import.meta.url))))

/** Parsed once and shared by all documents: parsing is most of what a small PDF costs. */
export const fonts: Record<Face, Font> = { regular: load('Inter-Regular.otf'), bold: load('Inter-Bold.otf') }

const widths: Record<Face, Map<string, number>> = { regular: new Map(), bold: new Map() }

/** Width in points. */
export function widthOf(text: string, face: Face, size: number): number {
  return (size * (widths[face].get(text) ?? measure(text, face))) / fonts[face].unitsPerEm
}

function measure(text: string, face: Face): number {
  const known = widths[face]
  if (known.size >= LARGEST_CACHE) known.clear()
  const width = fonts[face].layout(text).advanceWidth
  known.set(text, width)
  return width
}
