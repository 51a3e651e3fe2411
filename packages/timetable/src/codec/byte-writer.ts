/** Gathers blocks of bytes, each behind its length. */
export interface ByteWriter {
  block: (bytes: Uint8Array) => void
  finish: () => Uint8Array
}

export const LENGTH_BYTES = 4

export const createByteWriter = (): ByteWriter => {
  const blocks: Uint8Array[] = []
  return {
    block: bytes => {
      const length = new Uint8Array(LENGTH_BYTES)
      new DataView(length.buffer).setUint32(0, bytes.length, true)
      blocks.push(length, bytes)
    },
    finish: () => {
      const all = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0))
      let next = 0
      for (const bytes of blocks) {
        all.set(bytes, next)
        next += bytes.length
      }
      return all
    },
  }
}
