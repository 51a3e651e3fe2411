import { MalformedBarcode } from '../malformed-barcode.ts'
import { NotEncodable } from '../not-encodable.ts'
import type { BitReader } from './bit-reader.ts'
import type { BitWriter } from './bit-writer.ts'
import type { Codec } from './codec.ts'
import { bitsFor } from './integer.ts'
import { readLength, writeLength } from './length.ts'

const IA5_BITS = 7
const IA5_SIZE = 2 ** IA5_BITS

/** IA5String without a size: ASCII, seven bits a character. */
export const ia5String: Codec<string> = {
  write: (writer, text) => {
    const codes = ia5Codes(text)
    writeLength(writer, codes.length)
    writeIa5(writer, codes)
  },
  read: reader => readIa5(reader, readLength(reader)),
}

/** IA5String (SIZE(shortest..longest)). */
export function ia5StringOfSize(shortest: number, longest = shortest): Codec<string> {
  const lengthBits = bitsFor(longest - shortest + 1)
  return {
    write: (writer, text) => {
      const codes = ia5Codes(text)
      if (codes.length < shortest || codes.length > longest)
        throw new NotEncodable(`"${text}" is not ${shortest} to ${longest} characters long`)
      writer.bits(codes.length - shortest, lengthBits)
      writeIa5(writer, codes)
    },
    read: reader => {
      const length = shortest + reader.bits(lengthBits)
      if (length > longest) throw new MalformedBarcode('malformed', `a string of ${length} characters`)
      return readIa5(reader, length)
    },
  }
}

export const octetString: Codec<Uint8Array> = {
  write: (writer, bytes) => {
    writeLength(writer, bytes.length)
    writer.octets(bytes)
  },
  read: reader => reader.octets(readLength(reader)),
}

export const utf8String: Codec<string> = {
  write: (writer, text) => {
    if (!text.isWellFormed()) throw new NotEncodable('text with half a surrogate pair')
    octetString.write(writer, new TextEncoder().encode(text))
  },
  read: reader => {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octetString.read(reader))
    } catch (cause) {
      if (cause instanceof MalformedBarcode) throw cause
      throw new MalformedBarcode('malformed', 'text that is not UTF-8')
    }
  },
}

function ia5Codes(text: string): number[] {
  const codes = Array.from(text, character => character.codePointAt(0) ?? 0)
  if (codes.some(code => code >= IA5_SIZE)) throw new NotEncodable(`"${text}" is not ASCII`)
  return codes
}

function writeIa5(writer: BitWriter, codes: readonly number[]): void {
  for (const code of codes) writer.bits(code, IA5_BITS)
}

function readIa5(reader: BitReader, length: number): string {
  return String.fromCharCode(...Array.from({ length }, () => reader.bits(IA5_BITS)))
}
