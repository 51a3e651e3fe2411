import { MalformedBarcode } from '../malformed-barcode.ts'
import { NotEncodable } from '../not-encodable.ts'
import type { Codec } from './codec.ts'
import { readLength, writeLength } from './length.ts'

const UIC_LARGEST_OCTETS = 8

/** Bits for the `count` values of a constrained whole number (X.691 §11.5). */
export function bitsFor(count: number): number {
  return count <= 1 ? 0 : Math.ceil(Math.log2(count))
}

/** INTEGER (least..greatest). */
export function integerWithin(least: number, greatest: number): Codec<number> {
  const width = bitsFor(greatest - least + 1)
  return {
    write: (writer, value) => {
      if (!Number.isInteger(value) || value < least || value > greatest)
        throw new NotEncodable(`${value} is not an integer within ${least} and ${greatest}`)
      writer.bits(value - least, width)
    },
    read: reader => {
      const value = least + reader.bits(width)
      if (value > greatest) throw new MalformedBarcode('malformed', `${value} is above ${greatest}`)
      return value
    },
  }
}

/** INTEGER without bounds; UIC allows 64 bits, more than a `number` holds exactly. */
export const bigInteger: Codec<bigint> = {
  write: (writer, value) => {
    const octets = octetsFor(value)
    if (octets > UIC_LARGEST_OCTETS) throw new NotEncodable(`${value} exceeds 64 bits`)
    writeLength(writer, octets)
    for (let shift = BigInt(octets - 1) * 8n; shift >= 0n; shift -= 8n)
      writer.bits(Number(BigInt.asUintN(8, value >> shift)), 8)
  },
  read: reader => {
    const octets = readLength(reader)
    if (octets === 0 || octets > UIC_LARGEST_OCTETS)
      throw new MalformedBarcode('malformed', `an integer of ${octets} octets`)
    let value = 0n
    for (const octet of reader.octets(octets)) value = (value << 8n) | BigInt(octet)
    return BigInt.asIntN(octets * 8, value)
  },
}

/** INTEGER without bounds where the field's meaning keeps it small (a price, a zone, a code). */
export const integer: Codec<number> = {
  write: (writer, value) => {
    if (!Number.isSafeInteger(value)) throw new NotEncodable(`${value} is not a safe integer`)
    bigInteger.write(writer, BigInt(value))
  },
  read: reader => {
    const value = Number(bigInteger.read(reader))
    if (!Number.isSafeInteger(value)) throw new MalformedBarcode('unsupported', 'an integer beyond 53 bits')
    return value
  },
}

function octetsFor(value: bigint): number {
  let octets = 1
  while (BigInt.asIntN(octets * 8, value) !== value) octets += 1
  return octets
}
