import type { Codec } from './codec.ts'

interface Encoded<T> {
  value: T
  /** The value's own encoding, padded to whole octets: what a signature covers. */
  encoding: Uint8Array
}

/** Keeps the bits that were read, so that a signature is checked over what was signed and not over a re-encoding. */
export function withEncoding<T>(codec: Codec<T>): Codec<Encoded<T>> {
  return {
    write: (writer, { value }) => codec.write(writer, value),
    read: reader => {
      const start = reader.position()
      const value = codec.read(reader)
      return { value, encoding: reader.since(start) }
    },
  }
}
