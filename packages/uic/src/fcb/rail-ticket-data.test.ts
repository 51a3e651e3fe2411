import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryTicket } from '../arbitrary-ticket.fixture.ts'
import { dayTicket, discountCard, monthPass } from '../sample-tickets.fixture.ts'
import { decodeUper, encodeUper } from '../uper/codec.ts'
import { type RailTicketData, railTicketData } from './rail-ticket-data.ts'

/**
 * Our own encodings. A decoder that Debian's asn1c 0.9.28 (`-gen-PER`) generated from the public schema 3.0.8 read
 * each of them to the same values (as XER), and encoded those values to the same octets again.
 */
const golden: Record<string, { ticket: RailTicketData; hex: string }> = {
  dayTicket: {
    ticket: dayTicket,
    hex: [
      '72a409ab1356055b2b48c2b32b935b2b43939bb32b9313ab732102132b4b9b834b2b610aa8de5b29ae68d8694980540e006e2c0b',
      'ab5b0b9bd1061cb36b2b91123b937e1cfb6b0b73716e7506758e7c06758e75a67c667c0675fe7c2e75de75fe7c1298f393280823',
      '2575b20f006546f2d94d7346c34a4b58a6ac09c987cadc393aece861b932ba60e5cb972e98b060c43726574c1cb972e5d3268c5b',
      '8d25e1db3734b3b9b13961de31b5902430bab83a3130b4373437b308e1c23ae1cfb2b932902732bab9ba30b23a010a8030dc995d',
      '3072e5cb974c59306024044d580802020204040258060200005c00780859840980804014a8c2cecae6d6c2e4e8ca400a02050a01',
      '91311805503141c995a5cdcdd1d5999480cc2621684c2d0dc86c2e4c840646a0',
    ].join(''),
  },
  monthPass: {
    ticket: monthPass,
    hex: [
      '221409ab432da002c391181a841a74d6b1016008281807f880d169c4c14039000000000000093878008a232baba39b1b43630b73',
      '23a34b1b5b2ba1510f8b47006029e049ab021b80988004021803fe043138',
    ].join(''),
  },
  discountCard: {
    ticket: discountCard,
    hex: ['2000014005a08042b720a00001712c1c195ac1b167985a1a5ba070d6b10a060082c3949858985d1d1ad85c9d19480c8d40'].join(
      '',
    ),
  },
}

describe('UicRailTicketData, version 3', () => {
  for (const [name, { ticket, hex }] of Object.entries(golden)) {
    it(`writes the ${name} as the schema says`, () => {
      expect(Buffer.from(encodeUper(railTicketData, ticket)).toString('hex')).toBe(hex)
    })

    it(`reads the ${name} back`, () => {
      expect(decodeUper(railTicketData, Buffer.from(hex, 'hex'))).toEqual(ticket)
    })
  }

  it('reads every ticket as it was written', () => {
    fc.assert(
      fc.property(arbitraryTicket('3'), ticket => {
        expect(decodeUper(railTicketData, encodeUper(railTicketData, ticket))).toEqual(ticket)
      }),
    )
  })
})
