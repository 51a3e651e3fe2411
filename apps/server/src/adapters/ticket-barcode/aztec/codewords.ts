import { checkWords, type Field, field } from './reed-solomon.ts'

/** The switch from upper case, where every symbol begins, to octets (ISO/IEC 24778 §8.3). */
const BINARY_SHIFT = 0b11111
/** A length from 32 on stands as five zeros and what it exceeds 31 by, in 11 bits. */
const SHORT_LENGTH = 31
const LONGEST = SHORT_LENGTH + 2047

/** `value` in `count` bits, highest first. */
const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1)

/** The octets as one binary run: they are signed and packed, so there is no text that another mode would shorten. */
function binaryRun(octets: Uint8Array): number[] {
  if (octets.length === 0 || octets.length > LONGEST)
    throw new Error(`${octets.length} octets do not fit in an Aztec code`)
  const length =
    octets.length <= SHORT_LENGTH
      ? bitsOf(octets.length, 5)
      : [...bitsOf(0, 5), ...bitsOf(octets.length - SHORT_LENGTH, 11)]
  const bits = [...bitsOf(BINARY_SHIFT, 5), ...length]
  for (const octet of octets) for (let place = 7; place >= 0; place -= 1) bits.push((octet >> place) & 1)
  return bits
}

/**
 * Words of `size` bits, none of which is all zeros or all ones: where one would be, its last bit is the opposite and
 * carries nothing (§7.3.1.2).
 */
function stuffed(bits: readonly number[], size: number): number[] {
  const words: number[] = []
  const ones = (1 << (size - 1)) - 1
  for (let place = 0; place < bits.length; ) {
    let head = 0
    for (let offset = 0; offset < size - 1; offset += 1) head = (head << 1) | (bits[place + offset] ?? 1)
    const isEven = head === 0 || head === ones
    const last = isEven ? (head === 0 ? 1 : 0) : (bits[place + size - 1] ?? 1)
    words.push((head << 1) | last)
    place += isEven ? size - 1 : size
  }
  return words
}

/** The more layers, the longer the words, and each length has a field of its own (§7.2.3). */
const FIELDS: readonly { fewest: number; most: number; size: number; field: Field }[] = [
  { fewest: 1, most: 2, size: 6, field: field(6, 0x43) },
  { fewest: 3, most: 8, size: 8, field: field(8, 0x12d) },
  { fewest: 9, most: 22, size: 10, field: field(10, 0x409) },
  { fewest: 23, most: 32, size: 12, field: field(12, 0x1069) },
]

/** Of all words those that only correct errors, beside three more: what the standard recommends. */
const CORRECTION = 0.23
const CORRECTION_MORE = 3

export interface Codewords {
  layers: number
  /** How many of the words carry data. */
  data: number
  words: readonly number[]
  /** Bits of a word. */
  size: number
  /** Bits that the layers hold; what no word fills comes first, as zeros. */
  capacity: number
}

/**
 * The octets in words of the smallest full-range symbol that holds them with 23 % error correction, check words
 * included.
 */
export function codewords(octets: Uint8Array): Codewords {
  const bits = binaryRun(octets)
  for (const { fewest, most, size, field } of FIELDS) {
    const words = stuffed(bits, size)
    for (let layers = fewest; layers <= most; layers += 1) {
      const capacity = (112 + 16 * layers) * layers
      const room = Math.floor(capacity / size)
      if (words.length + Math.ceil(room * CORRECTION + CORRECTION_MORE) > room) continue
      const checks = checkWords(field, words, room - words.length)
      return { layers, data: words.length, words: [...words, ...checks], size, capacity }
    }
  }
  throw new Error(`${octets.length} octets do not fit in an Aztec code`)
}
