import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGroup, aPrice, aSort, aVersion } from '../small-tariff.fixture.ts'
import { defaultOffer } from './default-offer.ts'
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

  it('is none of none', () => {
    expect(shown([])).toBeUndefined()
  })
})
