import type { BarcodeSymbol } from '../../ports/ticket-barcode.ts'
import { codewords } from './aztec/codewords.ts'
import { drawn } from './aztec/layout.ts'
import { mergedRects } from './merged-rects.ts'

/**
 * The octets as a full-range Aztec code of the smallest size that holds them with 23 % error correction. Throws where
 * they do not fit into any.
 */
export function aztecSymbol(bytes: Uint8Array): BarcodeSymbol {
  const { side: modules, isDark } = drawn(codewords(bytes))
  const rects = mergedRects(modules, isDark)
  let svgPath = ''
  for (const { x, y, width, height } of rects) svgPath += `M${x} ${y}h${width}v${height}h-${width}z`
  return { modules, rects, svgPath }
}
