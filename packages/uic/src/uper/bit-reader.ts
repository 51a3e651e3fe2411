import { MalformedBarcode } from '../malformed-barcode.ts'
import { bitWriter } from './bit-writer.ts'

/** Hands out bits, most significant first; reading past the end throws `MalformedBarcode`. */
export interface BitReader {
  bits(count: number): number
  octets(count: number): Uint8Array
  /** Bits read so far. */
  position(): number
  /** The bits from `start` up to here as an encoding of its own, zero-padded to whole octets. */
  since(start: number): Uint8Array
  /** Runs `read` one level deeper; data that nests without end is refused. */
  nested<T>(read: () => T): T
}

const DEEPEST_NESTING = 24

export function bitReader(bytes: Uint8Array): BitReader {
  const end = bytes.length * 8
  let position = 0
  let depth = 0

  function need(count: number): void {
    if (position + count > end) throw new MalformedBarcode('truncated', 'the data ends inside a field')
  }

  function bits(count: number): number {
    need(count)
    let value = 0
    for (let read = 0; read < count; read += 1) {
      const byte = bytes[position >> 3] ?? 0
      value = value * 2 + ((byte >> (7 - (position & 7))) & 1)
      position += 1
    }
    return value
  }

  return {
    bits,
    octets: count => {
      need(count * 8)
      return Uint8Array.from({ length: count }, () => bits(8))
    },
    position: () => position,
    since: start => {
      const writer = bitWriter()
      const again = bitReader(bytes)
      for (let skipped = 0; skipped < start; skipped += 1) again.bits(1)
      for (let copied = start; copied < position; copied += 1) writer.bits(again.bits(1), 1)
      return writer.toBytes()
    },
    nested: read => {
      if (depth === DEEPEST_NESTING) throw new MalformedBarcode('malformed', 'nested too deeply')
      depth += 1
      const value = read()
      depth -= 1
      return value
    },
  }
}
