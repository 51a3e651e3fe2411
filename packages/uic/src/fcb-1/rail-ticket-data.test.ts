import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryTicket } from '../arbitrary-ticket.fixture.ts'
import { NotEncodable } from '../not-encodable.ts'
import { dayTicket, discountCard, monthPass, recentPass } from '../sample-tickets.fixture.ts'
import { decodeUper, encodeUper } from '../uper/codec.ts'
import { railTicketData1 } from './rail-ticket-data.ts'

/**
 * Our own encodings. A decoder that Debian's asn1c 0.9.28 (`-gen-PER`) generated from the public schema 1.3.5 read
 * each of them to the same values (as XER), and encoded those values to the same octets again.
 */
const golden: Record<string, { ticket: typeof dayTicket; hex: string }> = {
  dayTicket: {
    ticket: dayTicket,
    hex: [
      '72b204d589ab02ad95a4615995c9ad95a1c9cdd995c989d5b990810995a5cdc1a595b085546f2d94d7346c34a4c02a06006e2c0b',
      'ab5b0b9bd1061cb36b2b91123b937e1cfb6b0b73716e7506758e7c06758e75a67c667c0675fe7c2e75de75fe7c1298f393280823',
      '2575b20f01951bcb6535cd1b0d292d629ab027261f2b70e4ebb3a186e4cae983972e5cba62c18310dc995d3072e5cb974c9a316e',
      '3497876cdcd2cee6c4e58778c6d64090c2eae0e8c4c2d0dcd0decc238708eb873ecae4ca409ccaeae6e8c2c8e8042a030dc995d3',
      '072e5cb974c59306024044d580802020204040258060200000100f008b3102602010052a30b3b2b9b5b0b93a3290028081428064',
      '4c4601540c50726569737374756665203309885a130b43721b0b93210191a8',
    ].join(''),
  },
  recentPass: {
    ticket: recentPass,
    hex: [
      '222a04d5a196d00161c88c0d420d3a6b5880b004140c03fc4068b4e4c140390000000000000a70f0011446575747363686c616e6',
      '47469636b65740003c2d1c0180a78126ac086e02620008043007fc086270',
    ].join(''),
  },
  discountCard: {
    ticket: discountCard,
    hex: ['202000a002d040215b90500001712c1c195ac1b167985a1a5ba070d6b10a060082c3949858985d1d1ad85c9d19480c8d40'].join(
      '',
    ),
  },
}

const hexOf = (ticket: typeof dayTicket) => Buffer.from(encodeUper(railTicketData1, ticket)).toString('hex')

describe('UicRailTicketData, version 1.3', () => {
  for (const [name, { ticket, hex }] of Object.entries(golden)) {
    it(`writes the ${name} as the schema says, and reads it back`, () => {
      expect(hexOf(ticket)).toBe(hex)
      expect(decodeUper(railTicketData1, Buffer.from(hex, 'hex'))).toEqual(ticket)
    })
  }

  it('reads every ticket as it was written', () => {
    fc.assert(
      fc.property(arbitraryTicket('1.3'), ticket => {
        expect(decodeUper(railTicketData1, encodeUper(railTicketData1, ticket))).toEqual(ticket)
      }),
    )
  })

  it('refuses what only version 3 can say', () => {
    const [document] = dayTicket.transportDocument ?? []
    if (document?.ticket.kind !== 'openTicket') throw new Error('the day ticket is an open ticket')
    const open = (over: object) => ({
      ...dayTicket,
      transportDocument: [{ ticket: { ...document.ticket, value: { ...document.ticket.value, ...over } } }],
    })
    for (const over of [{ classCode: 'standardSecond' }, { includedTransportType: [3] }, { validUntilDay: 371 }])
      expect(() => encodeUper(railTicketData1, open(over) as never)).toThrow(NotEncodable)
    expect(() => encodeUper(railTicketData1, monthPass)).toThrow(NotEncodable)
  })
})
