import { PbfReader } from 'pbf'

const VARINT = 0
const BYTES = 2
const FIXED32 = 5

/** The bytes are none of this format. */
class Unreadable extends Error {}
/** There is more in it than anybody has use for. */
export class TooMuch extends Error {}

/**
 * Reads a protobuf message field by field, so that what nobody needs is passed over and nothing is made of what is too
 * much. The library trusts its bytes; here each message must end where it says, within the one it lies in.
 */
export interface FieldReader {
  /** The message that begins here: `field` is told each of its fields by number, and reads it or leaves it. */
  message: (field: (tag: number) => void) => void
  text: (most: number) => string
  whole: () => number
  decimal: () => number
}

function demand(isTrue: boolean): void {
  if (!isTrue) throw new Unreadable()
}

/** Reads the outermost message, of at most so many messages within it. */
export function readMessage(bytes: Uint8Array, most: number, read: (reader: FieldReader, tag: number) => void): void {
  const pbf = new PbfReader(bytes)
  let end = bytes.length
  let left = most

  const fields = (field: (tag: number) => void): void => {
    for (let tag = pbf.nextField(end); tag !== 0; tag = pbf.nextField(end)) field(tag)
    demand(pbf.pos === end)
  }
  const lengthOfNext = (): number => {
    demand(pbf.type === BYTES)
    const length = pbf.readVarint()
    demand(pbf.pos + length <= end)
    return length
  }
  const reader: FieldReader = {
    message(field) {
      const length = lengthOfNext()
      left -= 1
      if (left < 0) throw new TooMuch()
      const outer = end
      end = pbf.pos + length
      fields(field)
      end = outer
    },
    text(longest) {
      const length = lengthOfNext()
      const from = pbf.pos
      pbf.pos = from + length
      // A letter takes four bytes at most.
      const whole = Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.min(length, longest * 4)).toString('utf8')
      return whole.slice(0, longest)
    },
    whole() {
      demand(pbf.type === VARINT)
      return pbf.readVarint(true)
    },
    decimal() {
      demand(pbf.type === FIXED32)
      return pbf.readFloat()
    },
  }
  fields(tag => read(reader, tag))
}
