import { generateKeyPairSync } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryTicket } from './arbitrary-ticket.fixture.ts'
import { headerU1 } from './container/barcode-header.ts'
import { readRecords } from './container/records.ts'
import { EDITIONS } from './edition.ts'
import { railTicketData } from './fcb/rail-ticket-data.ts'
import { NotEncodable } from './not-encodable.ts'
import { dayTicket, discountCard, monthPass, recentPass, testKey } from './sample-tickets.fixture.ts'
import { type Container, decodeTicket, encodeTicket } from './ticket-barcode.ts'
import { encodeUper } from './uper/codec.ts'

const kinds = (['static', 'dynamic'] satisfies Container[]).flatMap(container =>
  EDITIONS.map(edition => ({ container, edition })),
)
const stranger = { ...testKey, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) }

describe.each(kinds)('a ticket of version $edition in the $container container', ({ container, edition }) => {
  it('comes back with a valid signature', () => {
    for (const ticket of [dayTicket, edition === '1.3' ? recentPass : monthPass, discountCard]) {
      expect(decodeTicket(encodeTicket(ticket, testKey, container, edition), [testKey])).toEqual({
        ok: true,
        container,
        edition,
        ticket,
        securityProvider: 9901,
        keyId: 7,
        signature: 'valid',
      })
    }
  })

  it('is not valid under another key of the same name', () => {
    const read = decodeTicket(encodeTicket(dayTicket, testKey, container, edition), [stranger])
    expect(read).toMatchObject({ ok: true, signature: 'invalid' })
  })

  it('names the key that is missing', () => {
    const read = decodeTicket(encodeTicket(dayTicket, { ...testKey, keyId: 12_345 }, container, edition), [testKey])
    expect(read).toMatchObject({ ok: true, signature: 'unknownKey', keyId: 12_345 })
  })

  it('is never valid after one bit was changed', () => {
    const bytes = encodeTicket(dayTicket, testKey, container, edition)
    // The last octet ends in padding, which belongs to no value.
    const bits = fc.nat({ max: (bytes.length - 1) * 8 - 1 })
    fc.assert(
      fc.property(bits, bit => {
        const forged = Uint8Array.from(bytes, (byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
        const read = decodeTicket(forged, [testKey])
        expect(read.ok && read.signature === 'valid' && read.container === container).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('answers every cut or scribbled copy with a value', () => {
    const bytes = encodeTicket(dayTicket, testKey, container, edition)
    const scribbled = fc.tuple(
      fc.integer({ min: 0, max: bytes.length }),
      fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), { maxLength: 20 }),
    )
    fc.assert(
      fc.property(scribbled, ([length, changes]) => {
        const copy = Uint8Array.from(bytes)
        for (const [index, byte] of changes) copy[index] = byte
        expect(typeof decodeTicket(copy.subarray(0, length), [testKey]).ok).toBe('boolean')
      }),
      { numRuns: 500 },
    )
  })

  it('keeps whatever ticket is put in', () => {
    fc.assert(
      fc.property(arbitraryTicket(edition), ticket => {
        expect(decodeTicket(encodeTicket(ticket, testKey, container, edition), [testKey])).toMatchObject({
          ok: true,
          ticket,
        })
      }),
      { numRuns: 50 },
    )
  })
})

describe('the static container', () => {
  const bytes = Buffer.from(encodeTicket(dayTicket, testKey, 'static', '3'))

  it('begins with version, company, key, 64 octets of signature and the length of the rest', () => {
    expect(bytes.subarray(0, 14).toString('latin1')).toBe('#UT02990100007')
    expect(Number(bytes.subarray(78, 82).toString('latin1'))).toBe(bytes.length - 82)
  })

  it('refuses a company without four digits', () => {
    expect(() => encodeTicket(dayTicket, { ...testKey, securityProvider: 12_345 }, 'static', '3')).toThrow(NotEncodable)
  })

  it('refuses a bomb of zeros', () => {
    const bomb = deflateSync(new Uint8Array(1_000_000))
    const length = Buffer.from(String(bomb.length).padStart(4, '0'))
    const read = decodeTicket(Buffer.concat([bytes.subarray(0, 78), length, bomb]), [testKey])
    expect(read).toMatchObject({ ok: false, reason: 'malformed' })
  })

  it('has the issue in UTC, the ticket key and the language in its head', () => {
    const [head, flex] = readRecords(inflateSync(bytes.subarray(82)))
    expect(head?.id).toBe('U_HEAD')
    expect(Buffer.from(head?.content ?? []).toString('latin1')).toBe('9901T7K2M9QX4R          3112202623050DE  ')
    expect(flex).toMatchObject({ id: 'U_FLEX', version: '03' })
  })
})

describe('bytes of anyone', () => {
  it('are answered with a value', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), noise => {
        expect(decodeTicket(noise, [testKey]).ok).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('that nest without end are refused', () => {
    const via = { stationCodeTable: 'stationUIC' as const, border: false }
    const nested = Array.from({ length: 40 }).reduce<typeof via>(inner => ({ ...via, route: [inner] }), via)
    const ticket = {
      issuingDetail: monthPass.issuingDetail,
      transportDocument: [
        {
          ticket: {
            kind: 'openTicket' as const,
            value: {
              returnIncluded: false,
              stationCodeTable: 'stationUIC' as const,
              validFromDay: 0,
              validUntilDay: 0,
              classCode: 'second' as const,
              validRegion: [{ kind: 'viaStations' as const, value: nested }],
            },
          },
        },
      ],
    }
    const read = decodeTicket(encodeTicket(ticket, testKey, 'dynamic', '3'), [testKey])
    expect(read).toMatchObject({ ok: false, reason: 'malformed' })
  })

  it('with a header of version 1 are read too', () => {
    const level1 = { dataSequence: [{ dataFormat: 'FCB3', data: encodeUper(railTicketData, monthPass) }] }
    const bytes = encodeUper(headerU1, {
      format: 'U1',
      level2SignedData: { level1Data: { value: level1, encoding: new Uint8Array() } },
    })
    expect(decodeTicket(bytes, [testKey])).toMatchObject({ ok: true, ticket: monthPass, signature: 'unknownKey' })
  })
})
