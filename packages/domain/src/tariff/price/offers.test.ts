import { describe, expect, it } from 'vitest'
import { aGroup, aPrice, aSort, aVersion } from '../small-tariff.fixture.ts'
import {
  catalogueOffers,
  cheapestOf,
  fixedPriceOffers,
  pricedOffers,
  productDetails,
  relationOffers,
} from './offers.ts'

const moment = { date: '2026-11-21', today: '2026-11-21', serviceArea: 2 }
const version = aVersion()

describe('what is on sale', () => {
  it('on a relation are its groups in order, each sort with its price', () => {
    const offers = relationOffers(version, moment, { origin: 'a1', destination: 'b1' })
    expect(offers.map(({ group, sorts }) => [group.name, sorts.map(({ quote }) => quote.state)])).toEqual([
      ['single', ['known']],
      ['short', ['from']],
    ])
    expect(cheapestOf(offers.flatMap(({ sorts }) => sorts))).toMatchObject({ cents: 150 })
  })

  it('keeps a sort without a price visible, until only priced ones are asked for', () => {
    const offers = relationOffers(version, moment, { origin: 'a1', destination: 'x1', facts: { fewestStops: 20 } })
    expect(offers.map(({ group }) => group.name)).toEqual(['single', 'short'])
    expect(pricedOffers(offers)).toEqual([])
  })

  it('at a fixed price needs no relation', () => {
    expect(fixedPriceOffers(version, moment).map(({ group }) => group.name)).toEqual(['day'])
    expect(fixedPriceOffers(version, { ...moment, serviceArea: 4 })).toEqual([])
    expect(catalogueOffers(version, moment)).toEqual([])
  })

  it('from the catalogue stands by itself', () => {
    const catalogue = aVersion({
      groups: [aGroup('cards', { kind: 'catalogue' })],
      sorts: [aSort('card', { group: 'cards' })],
      prices: [aPrice('card', null, 4000)],
    })
    expect(catalogueOffers(catalogue, moment).flatMap(({ sorts }) => sorts.map(({ quote }) => quote))).toMatchObject([
      { state: 'known', cents: 4000 },
    ])
  })

  it('comes in the order of the tariff, by name where that says nothing', () => {
    const names = ['tram', 'boat', 'train', 'bus']
    const many = aVersion({
      groups: names.map(name => aGroup(name, { kind: 'fixPrice', order: name === 'tram' ? 1 : 2 })),
      sorts: names.map(name => aSort(name, { group: name })),
    })
    expect(fixedPriceOffers(many, moment).map(({ group }) => group.name)).toEqual(['tram', 'boat', 'bus', 'train'])
  })

  it('with a price stays where only priced ones are asked for, and the cheapest counts', () => {
    const three = aVersion({
      groups: [aGroup('day', { kind: 'fixPrice' })],
      sorts: ['none', 'dear', 'cheap'].map(id => aSort(id, { group: 'day' })),
      prices: [aPrice('dear', null, 900), aPrice('cheap', null, 500)],
    })
    const offers = fixedPriceOffers(three, moment)
    expect(cheapestOf(offers.flatMap(({ sorts }) => sorts))).toMatchObject({ cents: 500 })
    expect(pricedOffers(offers).flatMap(({ sorts }) => sorts.map(({ sort }) => sort.id))).toEqual(['dear', 'cheap'])
    const [one] = pricedOffers(fixedPriceOffers(version, moment))
    expect(one?.sorts).toHaveLength(1)
    expect(cheapestOf(offers.flatMap(({ sorts }) => sorts.filter(({ sort }) => sort.id === 'none')))).toBeUndefined()
  })

  it('leaves out a sort whose sale has ended, and a group without sorts', () => {
    const ended = aVersion({ sorts: [aSort('day', { group: 'day', saleUntil: '2026-10-31' })] })
    expect(fixedPriceOffers(ended, moment)).toEqual([])
  })
})

describe('the details of a sort', () => {
  it('come with group, traveller, terms and price', () => {
    expect(productDetails(version, 'day', moment)).toMatchObject({
      group: { name: 'day' },
      sort: { id: 'day' },
      traveller: { id: 'adult' },
      terms: { id: 'terms' },
      quote: { state: 'known', cents: 900 },
    })
  })

  it('do not exist for a sort of another version', () => {
    expect(productDetails(version, 'nothing', moment)).toBeUndefined()
    expect(productDetails(aVersion({ groups: [] }), 'day', moment)).toBeUndefined()
  })
})
