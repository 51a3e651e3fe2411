import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sort, Traveller } from '../model.ts'
import { aGroup, aPrice, aSort, aVersion } from '../small-tariff.fixture.ts'
import { defaultOffer, forOneAdult } from './default-offer.ts'
import { fixedPriceOffers } from './offers.ts'

const reduced = { id: 'BC50', name: { de: 'Karte', en: 'Card' } }
const travellers = [
  { id: 'child', name: { de: 'Kind', en: 'Child' }, maxAge: 14 },
  { id: 'adult', name: { de: 'Erwachsene', en: 'Adult' }, minAge: 15 },
]
const SORTS = {
  child: aSort('child', { group: 'day', traveller: 'child' }),
  first: aSort('first', { group: 'day', comfortClass: 'first' }),
  reduced: aSort('reduced', { group: 'day', discountType: reduced }),
  transition: aSort('transition', { group: 'day', comfortClass: 'transition' }),
  adult: aSort('adult', { group: 'day' }),
}
type Name = keyof typeof SORTS

function shown(names: readonly Name[], priced: readonly Name[] = names) {
  const version = aVersion({
    travellers,
    groups: [aGroup('day', { kind: 'fixPrice' })],
    sorts: names.map(name => SORTS[name]),
    prices: priced.map((name, i) => aPrice(name, null, 100 * (i + 1))),
  })
  const moment = { date: '2026-11-23', today: '2026-11-23', serviceArea: 2 }
  const sorts = fixedPriceOffers(version, moment).flatMap(offer => offer.sorts)
  return defaultOffer(version, sorts)?.sort.id
}

describe('the article a product is shown with', () => {
  it('is the plain one of an adult, wherever it stands and whatever is cheaper', () => {
    const all = Object.keys(SORTS) as Name[]
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 1 }), names => {
        if (names.includes('adult')) expect(shown(names)).toBe('adult')
        else expect(names).toContain(shown(names))
      }),
    )
  })

  it('is one with a price where there is one', () => {
    expect(shown(['adult', 'child'], ['child'])).toBe('child')
    expect(shown(['child', 'adult'], [])).toBe('adult')
  })

  it("is an adult's in first class or with a reduction before anybody else's", () => {
    expect(shown(['child', 'reduced', 'first'])).toBe('first')
    expect(shown(['child', 'reduced'])).toBe('reduced')
    expect(shown(['child'])).toBe('child')
  })

  it('is in first class before it is with a supplement', () => {
    expect(shown(['transition', 'first'])).toBe('first')
  })

  it('is none of none', () => {
    expect(shown([])).toBeUndefined()
  })
})

describe('a ticket for one adult', () => {
  const moment = { date: '2026-11-23', today: '2026-11-23', serviceArea: 2 }
  const isOne = (sort: Partial<Sort>, of: Traveller[] = travellers) => {
    const version = aVersion({
      travellers: of,
      groups: [aGroup('day', { kind: 'fixPrice' })],
      sorts: [aSort('ticket', { group: 'day', ...sort })],
    })
    return fixedPriceOffers(version, moment)
      .flatMap(offer => offer.sorts)
      .some(forOneAdult(version))
  }

  it('is a plain one, in either class', () => {
    expect(isOne({})).toBe(true)
    expect(isOne({ comfortClass: 'first' })).toBe(true)
  })

  it.each<[string, Partial<Sort>]>([
    ['of a child', { traveller: 'child' }],
    ['a supplement', { comfortClass: 'transition' }],
    ['with a reduction', { discountType: reduced }],
    ['of several rides', { rides: 4 }],
    ['of a group', { passengers: { min: 2, max: 5 } }],
    ['that can be sent back', { withdrawalApplies: true }],
  ])('is none %s', (_, sort) => {
    expect(isOne(sort)).toBe(false)
  })

  const named = (traveller: Partial<Traveller>): Traveller => ({ id: 'adult', name: { de: '', en: '' }, ...traveller })
  it.each<[string, boolean, Traveller[]]>([
    ['from the day of thirty', true, [named({ minAge: 30 })]],
    ['to the last of thirty', true, [named({ maxAge: 30 })]],
    ['after thirty', false, [named({ minAge: 31 })]],
    ['before thirty', false, [named({ maxAge: 29 })]],
    ['of any age', true, [named({})]],
    ['that is a dog', false, [named({ kind: 'dog' })]],
    ['first of the list', true, [named({}), named({ id: 'senior' })]],
    ['behind another of the list', false, [named({ id: 'senior' }), named({})]],
  ])('is for a traveller %s: %s', (_, is, of) => {
    expect(isOne({}, of)).toBe(is)
  })
})
