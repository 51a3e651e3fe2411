import type { TicketChoice } from '@billett/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallRegion } from '../../../../testing/region/small-region.ts'
import { encodeRelation } from '../../relation/index.ts'
import { priceTicket } from './price-ticket.ts'

const region = smallRegion()
const NOW = '2026-11-23T09:00:00.000Z'

const relation = (origin: string, destination: string, more: { via?: string; lines?: string[]; stops?: number } = {}) =>
  encodeRelation({ origin, destination, via: '', ...more })

const choice = (over: Partial<TicketChoice> = {}): TicketChoice => ({
  sortId: 'single',
  relationId: relation('a', 'c'),
  validFrom: '2026-11-23T12:00',
  passengerCount: 1,
  freeChildren: 0,
  freeAdults: 0,
  serviceArea: 2,
  ...over,
})

const priced = (over: Partial<TicketChoice> = {}) => {
  const answer = priceTicket(region, choice(over), { now: NOW })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.priced
}
const refusal = (over: Partial<TicketChoice>) => {
  const answer = priceTicket(region, choice(over), { now: NOW })
  return answer.ok ? 'sold' : { reason: answer.reason, field: answer.field }
}

describe('pricing a ticket', () => {
  it('asks the tariff for the relation and keeps its whole answer', () => {
    expect(priced()).toMatchObject({
      priceExternalId: 'single/3',
      tariffVersion: 'v26',
      fullPriceCents: 400,
      validityType: 3,
      validFrom: '2026-11-23T11:00:00.000Z',
      validTo: '2026-11-23T13:00:00.000Z',
      relation: { origin: { text: 'Alter Markt' }, destination: { text: 'Chausseestraße' }, via: 'Zone B' },
      zones: [
        { id: 'A', name: 'Zone A' },
        { id: 'B', name: 'Zone B' },
        { id: 'C', name: 'Zone C' },
      ],
    })
  })

  it('goes the way that was chosen', () => {
    const detour = priced({ relationId: relation('a', 'hbf', { via: 'A,B,C,B' }) })
    expect([detour.relation?.via, detour.fullPriceCents]).toEqual(['Zone B, Zone C', 400])
  })

  it('takes a platform for its station', () => {
    const { choice: kept, relation: sold } = priced({ relationId: relation('hbf2', 'c') })
    expect(sold?.origin).toEqual({ reference: 'hbf', text: 'Hauptbahnhof' })
    expect(kept.relationId).toBe(relation('hbf', 'c'))
  })

  it('sells at the price of the first day of validity', () => {
    expect(priced({ validFrom: '2026-12-31T23:59' }).fullPriceCents).toBe(400)
    expect(priced({ validFrom: '2027-01-01T00:00' }).fullPriceCents).toBe(450)
  })

  it('counts every person where the price is per person', () => {
    expect(priced({ sortId: 'group-day', relationId: null, passengerCount: 3 }).fullPriceCents).toBe(1500)
  })

  it('keeps no relation with a ticket that is valid everywhere', () => {
    const { relation: none, choice: kept } = priced({ sortId: 'day' })
    expect([none, kept.relationId]).toEqual([null, null])
  })

  it.each([
    ['an article nobody knows', { sortId: 'teleport' }, 'productNotFound', 'sortId'],
    ['an article of the past', { sortId: 'summer', relationId: null }, 'productNotOnSale', 'sortId'],
    ['another service area', { serviceArea: 4 }, 'productNotOnSale', 'sortId'],
    ['a day that is over', { sortId: 'day', validFrom: '2026-11-20T08:00' }, 'dateInPast', 'validFrom'],
    ['a day too far ahead', { validFrom: '2027-06-01T08:00' }, 'dateTooFar', 'validFrom'],
    ['too many people', { sortId: 'group-day', passengerCount: 6 }, 'passengerCount', 'passengerCount'],
    ['too many free children', { freeChildren: 3 }, 'passengerCount', 'freeChildren'],
    ['no relation', { relationId: null }, 'required', 'relationId'],
    ['a relation we did not write', { relationId: '{"price":1}' }, 'notValid', 'relationId'],
    ['an unknown stop', { relationId: relation('a', 'nowhere') }, 'stopNotFound', 'relationId'],
    ['a stop to itself', { relationId: relation('hbf1', 'hbf2') }, 'noRelationTickets', 'relationId'],
    ['a stop without a zone', { relationId: relation('a', 'x') }, 'priceUnknown', 'relationId'],
    ['a way through unknown zones', { relationId: relation('a', 'c', { via: 'Q' }) }, 'notValid', 'relationId'],
  ])('refuses %s', (_, over, reason, field) => {
    expect(refusal(over)).toEqual({ reason, field })
  })
})

describe('a price that depends on the trip', () => {
  const short = (relationId: string) => refusal({ sortId: 'short', relationId })

  it('is sold for a trip that fulfils it', () => {
    expect(
      priced({ sortId: 'short', relationId: relation('a', 'hbf', { lines: ['1'], stops: 1 }) }).fullPriceCents,
    ).toBe(150)
  })

  it('is not sold while the trip is open', () => {
    expect(short(relation('a', 'hbf'))).toEqual({ reason: 'priceUnknown', field: 'relationId' })
  })

  it('is not sold to somebody who claims fewer stops than there are', () => {
    expect(short(relation('a', 'd', { lines: ['1'], stops: 1 }))).toEqual({
      reason: 'priceUnknown',
      field: 'relationId',
    })
  })

  it('is not sold for lines that do not go there', () => {
    expect(short(relation('a', 'd', { lines: ['2'], stops: 1 }))).toEqual({ reason: 'notValid', field: 'relationId' })
  })
})

describe('whatever a caller makes up', () => {
  const stops = fc.constantFrom('a', 'hbf', 'hbf2', 'c', 'd', 'x', '__proto__', 'toString', '')
  const vias = fc.oneof(
    fc.constant(''),
    fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'Z', '')).map(zones => zones.join()),
  )
  const lines = fc.option(fc.array(fc.constantFrom('1', '2', '3'), { maxLength: 3 }), { nil: undefined })

  it('the price is one of the list, for zones that include both ends', () => {
    const known = new Set(region.tariff.versions[0]?.prices.map(row => row.cents))
    fc.assert(
      fc.property(stops, stops, vias, lines, fc.nat({ max: 5 }), (origin, destination, via, boarded, ridden) => {
        const relationId = encodeRelation({ origin, destination, via, lines: boarded, stops: ridden })
        const answer = priceTicket(region, choice({ relationId }), { now: NOW })
        if (!answer.ok) return
        expect(known).toContain(answer.priced.fullPriceCents)
        const zones = answer.priced.zones.map(zone => zone.id)
        expect(zones[0]).toBe(region.tariff.versions[0]?.stopZones[origin]?.[0])
        expect(zones.at(-1)).toBe(region.tariff.versions[0]?.stopZones[destination]?.[0])
        expect(answer.priced.fullPriceCents).toBe(100 + new Set(zones).size * 100)
      }),
    )
  })
})
