import bwipjs from 'bwip-js/node'
import type { BarcodeSymbol } from '../../ports/ticket-barcode.ts'
import { mergedRects } from './merged-rects.ts'

const BINARY_SHIFT = '11111'
/** A length from 32 on stands as five zeros and what it exceeds 31 by (ISO/IEC 24778 §8.3). */
const LONG_LENGTH = '00000'
const SHORT_LIMIT = 32
const LONGEST = 31 + 2047

/**
 * The octets as an Aztec code of the smallest size that holds them with 23 % error correction.
 * They are signed and packed, so there is no text to compress: one binary run is written, and the library's search for
 * the shortest mixture of modes, most of its time, is spared.
 */
export function aztecSymbol(bytes: Uint8Array): BarcodeSymbol {
  const [symbol] = bwipjs.raw('azteccode', binaryRun(bytes), 'raw')
  if (!symbol || !('pixx' in symbol)) throw new Error('the barcode library has drawn no matrix')
  const { pixx: modules, pixs } = symbol
  const rects = mergedRects(modules, (x, y) => pixs[y * modules + x] === 1)
  const svgPath = rects.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')
  return { modules, rects, svgPath }
}

function binaryRun(bytes: Uint8Array): string {
  if (bytes.length === 0 || bytes.length > LONGEST)
    throw new Error(`${bytes.length} octets do not fit in an Aztec code`)
  const length =
    bytes.length < SHORT_LIMIT ? binary(bytes.length, 5) : LONG_LENGTH + binary(bytes.length - SHORT_LIMIT + 1, 11)
  return BINARY_SHIFT + length + Array.from(bytes, byte => binary(byte, 8)).join('')
}

const binary = (value: number, digits: number): string => value.toString(2).padStart(digits, '0')
