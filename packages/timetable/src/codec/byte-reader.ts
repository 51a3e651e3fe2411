import { LENGTH_BYTES } from './byte-writer.ts'

/** Takes the blocks of a `ByteWriter` in the same order. */
export interface ByteReader {
  /** A copy of the next block, so that it starts where typed arrays may. Throws a RangeError behind the end. */
  block: () => Uint8Array<ArrayBuffer>
  /** Whether all blocks were taken. */
  isAtEnd: () => boolean
}

export const createByteReader = (bytes: Uint8Array): ByteReader => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let next = 0
  return {
    block: () => {
      const start = next + LENGTH_BYTES
      const end = start + view.getUint32(next, true)
      if (end > bytes.length) throw new RangeError('a block reaches behind the end')
      next = end
      return new Uint8Array(bytes.subarray(start, end))
    },
    isAtEnd: () => next === bytes.length,
  }
}
