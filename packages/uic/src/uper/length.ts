import { MalformedBarcode } from '../malformed-barcode.ts'
import { NotEncodable } from '../not-encodable.ts'
import type { BitReader } from './bit-reader.ts'
import type { BitWriter } from './bit-writer.ts'

const SHORT_LIMIT = 128
const LONG_LIMIT = 16_384
const LONG_MARK = 0x8000

/** The general length determinant (X.691 §11.9). Fragmented lengths exceed any barcode and are refused. */
export function writeLength(writer: BitWriter, length: number): void {
  if (length >= LONG_LIMIT) throw new NotEncodable(`length ${length} does not fit in a barcode`)
  if (length < SHORT_LIMIT) writer.bits(length, 8)
  else writer.bits(LONG_MARK + length, 16)
}

export function readLength(reader: BitReader): number {
  if (reader.bits(1) === 0) return reader.bits(7)
  if (reader.bits(1) === 0) return reader.bits(14)
  throw new MalformedBarcode('unsupported', 'a fragmented length')
}

/** A normally small non-negative number (X.691 §11.6), as extension markers use it. */
export function readSmallNumber(reader: BitReader): number {
  if (reader.bits(1) === 0) return reader.bits(6)
  const octets = readLength(reader)
  if (octets > 4) throw new MalformedBarcode('malformed', 'an extension index too large to be one')
  return reader.bits(octets * 8)
}
