import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupTickets, lineOf } from './group-tickets.ts'

interface Sample {
  ticketId: string
  discountCode: string | null
  sortId: string
  priceCents: number
  zones: string[]
}

const sample = (ticketId: string, over: Partial<Sample> = {}): Sample => ({
  ticketId,
  discountCode: null,
  sortId: 's1',
  priceCents: 290,
  zones: ['1'],
  ...over,
})

describe('grouping tickets into cart lines (Spec 2 §3.4)', () => {
  it('merges tickets without a code when every field matches', () => {
    const lines = groupTickets([sample('a'), sample('b'), sample('c', { sortId: 's2' })])
    expect(lines.map(line => [line.ticketId, line.amount])).toEqual([
      ['a', 2],
      ['c', 1],
    ])
  })

  it('keeps tickets apart that differ in any field, however deep', () => {
    expect(groupTickets([sample('a'), sample('b', { zones: ['1', '2'] })])).toHaveLength(2)
  })

  it('does not mind the order in which fields were written', () => {
    const { sortId, zones, priceCents, discountCode, ticketId } = sample('b')
    expect(groupTickets([sample('a'), { zones, sortId, ticketId, priceCents, discountCode }])).toHaveLength(1)
  })

  it('does mind the order of a list, whatever is in it', () => {
    const ways = (...zones: string[]) => sample(zones.join(), { zones })
    expect(groupTickets([ways('1', '2'), ways('2', '1')])).toHaveLength(2)
  })

  it('never merges tickets with a discount code', () => {
    expect(groupTickets([sample('a', { discountCode: 'X' }), sample('b', { discountCode: 'X' })])).toHaveLength(2)
  })

  const tickets = fc
    .array(
      fc.record({
        discountCode: fc.constantFrom(null, null, 'X'),
        sortId: fc.constantFrom('s1', 's2'),
        priceCents: fc.constantFrom(290, 300),
      }),
      {
        maxLength: 30,
      },
    )
    .map(all => all.map((over, index) => sample(`t${index}`, over)))

  it('keeps the number of tickets and their sum', () => {
    fc.assert(
      fc.property(tickets, all => {
        const lines = groupTickets(all)
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(all.length)
        const total = (of: { priceCents: number; amount?: number }[]) =>
          of.reduce((sum, t) => sum + t.priceCents * (t.amount ?? 1), 0)
        expect(total(lines)).toBe(total(all))
      }),
    )
  })

  it('finds the tickets of a line', () => {
    fc.assert(
      fc.property(tickets, all => {
        for (const line of groupTickets(all)) expect(lineOf(all, line.ticketId)).toHaveLength(line.amount)
      }),
    )
  })
})
