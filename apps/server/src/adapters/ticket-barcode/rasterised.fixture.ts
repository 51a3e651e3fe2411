import type { BarcodeSymbol } from '../../ports/ticket-barcode.ts'

/** The symbol as pixels on white, as a camera would deliver them; for tests. */
export function rasterised({ modules, rects }: BarcodeSymbol, scale: number) {
  const quiet = 4 * scale
  const width = modules * scale + 2 * quiet
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const darken = (x: number, y: number) => data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  for (const rect of rects)
    for (let y = rect.y * scale; y < (rect.y + rect.height) * scale; y += 1)
      for (let x = rect.x * scale; x < (rect.x + rect.width) * scale; x += 1) darken(x + quiet, y + quiet)
  return { data, width, height: width, colorSpace: 'srgb' as const }
}
