import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedBarcode } from '../malformed-barcode.ts'
import { NotEncodable } from '../not-encodable.ts'
import { extensibleChoice } from './choice.ts'
import { type Codec, decodeUper, encodeUper } from './codec.ts'
import { extensibleEnumerated } from './enumerated.ts'
import { bigInteger, integerWithin } from './integer.ts'
import { objectIdentifier } from './object-identifier.ts'
import { defaulted, extensibleSequence, optional, required, sequence } from './sequence.ts'
import { sequenceOf } from './sequence-of.ts'
import { ia5String, ia5StringOfSize, octetString, utf8String } from './strings.ts'

const hex = <T>(codec: Codec<T>, value: T): string => Buffer.from(encodeUper(codec, value)).toString('hex')

describe('unaligned PER, worked out by hand from X.691', () => {
  it('writes a bounded integer in as few bits as its range needs', () => {
    expect(hex(integerWithin(-367, 700), 0)).toBe('2de0')
    expect(hex(integerWithin(3, 3), 3)).toBe('00')
  })

  it('writes an unbounded integer as its length and two’s complement', () => {
    expect(hex(bigInteger, 127n)).toBe('017f')
    expect(hex(bigInteger, 128n)).toBe('020080')
    expect(hex(bigInteger, -129n)).toBe('02ff7f')
  })

  it('writes seven bits for a character of ASCII, eight for one of UTF-8', () => {
    expect(hex(ia5String, 'AB')).toBe('028308')
    expect(hex(ia5StringOfSize(2), 'AB')).toBe('8308')
    expect(hex(ia5StringOfSize(1, 2), 'A')).toBe('41')
    expect(hex(utf8String, 'ß')).toBe('02c39f')
  })

  it('writes lengths from 128 on in two octets', () => {
    expect(hex(octetString, new Uint8Array(128)).slice(0, 6)).toBe('808000')
  })

  it('writes object identifiers as X.690 does', () => {
    expect(hex(objectIdentifier, '1.2.840.10045.4.3.2')).toBe('082a8648ce3d040302')
  })

  it('leaves out a field that holds its default', () => {
    const codec = sequence({ size: defaulted(integerWithin(0, 15), 4), name: optional(ia5String) })
    expect(hex(codec, { size: 4 })).toBe('00')
    expect(decodeUper(codec, encodeUper(codec, { size: 4 }))).toEqual({ size: 4 })
    expect(hex(codec, { size: 5 })).toBe('94')
  })
})

describe('what a later schema has added', () => {
  const known = extensibleSequence({ size: required(integerWithin(0, 15)) })

  it('is skipped behind a sequence', () => {
    // extension bit, size 5, one addition (count - 1 = 0), present, two octets, then the next element
    const bits = `1${'0101'}${'0000000'}${'1'}${'00000010'}${'1111000011110000'}${'00110'}`
    const octets = Uint8Array.from(bits.match(/.{1,8}/g) ?? [], byte => Number.parseInt(byte.padEnd(8, '0'), 2))
    const two = sequence({ first: required(known), second: required(known) })
    expect(decodeUper(two, octets)).toEqual({ first: { size: 5 }, second: { size: 6 } })
  })

  it('is refused by name where it cannot be skipped', () => {
    expect(() => decodeUper(extensibleEnumerated(['a', 'b']), Uint8Array.of(0x80))).toThrow(MalformedBarcode)
    expect(() => decodeUper(extensibleChoice([['known', known]]), Uint8Array.of(0x80))).toThrow(MalformedBarcode)
  })
})

describe('what cannot be written', () => {
  it('is refused instead of written wrongly', () => {
    expect(() => encodeUper(integerWithin(1, 9), 10)).toThrow(NotEncodable)
    expect(() => encodeUper(integerWithin(1, 9), 1.5)).toThrow(NotEncodable)
    expect(() => encodeUper(ia5String, 'ä')).toThrow(NotEncodable)
    expect(() => encodeUper(ia5StringOfSize(3), 'EURO')).toThrow(NotEncodable)
    expect(() => encodeUper(utf8String, '\ud800')).toThrow(NotEncodable)
    expect(() => encodeUper(bigInteger, 2n ** 63n)).toThrow(NotEncodable)
    expect(() => encodeUper(octetString, new Uint8Array(16_384))).toThrow(NotEncodable)
  })
})

describe('every value', () => {
  it('is read back as it was written', () => {
    const codec = sequenceOf(
      sequence({
        within: required(integerWithin(-60, 60)),
        big: optional(bigInteger),
        text: required(utf8String),
        octets: optional(octetString),
      }),
    )
    const values = fc.array(
      fc.record(
        {
          within: fc.integer({ min: -60, max: 60 }),
          big: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
          text: fc.string({ unit: 'binary' }),
          octets: fc.uint8Array({ maxLength: 300 }),
        },
        { requiredKeys: ['within', 'text'] },
      ),
    )
    fc.assert(
      fc.property(values, value => {
        expect(decodeUper(codec, encodeUper(codec, value))).toEqual(value)
      }),
    )
  })

  it('survives as an object identifier', () => {
    const oid = fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 39 }), fc.array(fc.nat(), { maxLength: 8 }))
      .map(([first, second, rest]) => [first, second, ...rest].join('.'))
    fc.assert(
      fc.property(oid, dotted => {
        expect(decodeUper(objectIdentifier, encodeUper(objectIdentifier, dotted))).toBe(dotted)
      }),
    )
  })
})
