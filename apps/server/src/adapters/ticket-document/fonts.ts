import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

export type Face = 'regular' | 'bold'

const load = (file: string): Font => create(readFileSync(new URL(`./fonts/${file}`, import.meta.url)))

/** Parsed once and shared by all documents: parsing is most of what a small PDF costs. */
export const fonts: Record<Face, Font> = { regular: load('Inter-Regular.otf'), bold: load('Inter-Bold.otf') }

const LARGEST_CACHE = 20_000
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
