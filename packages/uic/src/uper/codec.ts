import { type BitReader, bitReader } from './bit-reader.ts'
import { type BitWriter, bitWriter } from './bit-writer.ts'

/** One ASN.1 type in unaligned PER: how its values are written and read. */
export interface Codec<T> {
  write(writer: BitWriter, value: T): void
  read(reader: BitReader): T
}

export type TypeOf<C> = C extends Codec<infer T> ? T : never

/** A complete encoding, padded to whole octets. Throws `NotEncodable`. */
export function encodeUper<T>(codec: Codec<T>, value: T): Uint8Array {
  const writer = bitWriter()
  codec.write(writer, value)
  return writer.toBytes()
}

/** Reads a complete encoding; what follows it is ignored. Throws `MalformedBarcode`. */
export function decodeUper<T>(codec: Codec<T>, bytes: Uint8Array): T {
  return codec.read(bitReader(bytes))
}
