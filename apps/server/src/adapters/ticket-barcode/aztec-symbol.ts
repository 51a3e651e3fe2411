import bwipjs from 'bwip-js/node'
import type { BarcodeSymbol } from '../../ports/ticket-barcode.ts'
import { mergedRects } from './merged-rects.ts'

/** The octets as an Aztec code of the smallest size that holds them with 23 % error correction. */
export function aztecSymbol(bytes: Uint8Array): BarcodeSymbol {
  const text = Buffer.from(bytes).toString('latin1')
  const [symbol] = bwipjs.raw({ bcid: 'azteccode', text, binarytext: true })
  if (!symbol || !('pixx' in symbol)) throw new Error('the barcode library has drawn no matrix')
  const { pixx: modules, pixs } = symbol
  const rects = mergedRects(modules, (x, y) => pixs[y * modules + x] === 1)
  const svgPath = rects.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')
  return { modules, rects, svgPath }
}
