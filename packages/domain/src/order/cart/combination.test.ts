import { describe, expect, it } from 'vitest'
import { aPricedTicket, aTicket } from '../order.fixture.ts'
import type { PricedTicket } from '../ticket.ts'
import { combined, joining, missingStretches, type PartOfTrip, placeInTrip } from './combination.ts'

const combination = {
  id: 'trip',
  stretches: [
    { from: 'A', to: 'B' },
    { from: 'B', to: 'C' },
    { from: 'C', to: 'D' },
  ],
}
const part = (startName: string, endName: string): PartOfTrip => ({ combination, startName, endName })
const other: PartOfTrip = { startName: 'A', endName: 'B' }
const lacking = (...tickets: PartOfTrip[]) =>
  missingStretches(combination, tickets).map(({ from, to, missing }) => `${missing} × ${from}–${to}`)

const ticketFor = (from: string, to: string): PricedTicket => {
  const place = (text: string) => ({ reference: text, text })
  return aPricedTicket({ relation: { origin: place(from), destination: place(to), via: null } })
}
const combinationOf = ({ choice }: PricedTicket) => choice.combination

describe('tickets for the parts of a trip', () => {
  it('know all of them, in the order of the trip', () => {
    const tickets = combined([ticketFor('A', 'B'), ticketFor('B', 'C'), ticketFor('C', 'D')], 'trip')
    expect(tickets?.map(combinationOf)).toEqual([combination, combination, combination])
    expect(tickets?.map(({ relation }) => relation?.origin.text)).toEqual(['A', 'B', 'C'])
  })

  it('are none where one is for no part of it', () => {
    expect(combined([ticketFor('A', 'B'), aPricedTicket()], 'trip')).toBeUndefined()
  })

  const inCart = [
    aTicket('t1'),
    aTicket('t2', { choice: { ...aPricedTicket().choice, combination: { ...combination, id: 'earlier' } } }),
    aTicket('t3', { choice: { ...aPricedTicket().choice, combination } }),
  ]
  it.each([
    ['to the one it names', 'trip', ticketFor('B', 'C'), combination],
    ['not to another', 'gone', ticketFor('B', 'C'), undefined],
    ['to none where it names none', undefined, ticketFor('B', 'C'), undefined],
    ['not where it begins elsewhere', 'trip', ticketFor('A', 'C'), undefined],
    ['not where it ends elsewhere', 'trip', ticketFor('B', 'D'), undefined],
    ['not without a relation', 'trip', aPricedTicket(), undefined],
  ])('come back %s', (_, id, ticket, expected) => {
    const back = joining(ticket, id, inCart)
    expect(combinationOf(back)).toEqual(expected)
    expect(back.relation).toEqual(ticket.relation)
  })
})

describe('the tickets of one trip', () => {
  it.each([
    ['complete', [part('A', 'B'), part('B', 'C'), part('C', 'D')], []],
    ['without one', [part('A', 'B'), part('C', 'D')], ['1 × B–C']],
    ['with one alone', [part('C', 'D')], ['1 × A–B', '1 × B–C']],
    [
      'for two on a part of the way',
      [part('A', 'B'), part('A', 'B'), part('B', 'C'), part('C', 'D')],
      ['1 × B–C', '1 × C–D'],
    ],
    ['beside one that ends elsewhere', [part('A', 'C'), part('B', 'C'), part('C', 'D')], ['1 × A–B']],
    ['beside one that begins elsewhere', [part('A', 'B'), part('A', 'C'), part('C', 'D')], ['1 × B–C']],
    ['beside a ticket that is of no trip', [other, part('B', 'C'), part('C', 'D')], ['1 × A–B']],
  ])('%s', (_, tickets, expected) => expect(lacking(...tickets)).toEqual(expected))

  it('know which of them they are', () => {
    expect([part('A', 'B'), part('C', 'D'), other].map(placeInTrip)).toEqual([1, 3, 0])
  })
})
