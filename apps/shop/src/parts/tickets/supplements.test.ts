import { describe, expect, it } from 'vitest'
import { group, offer, price, validity } from '../../state/tariff/tariff.fixture.ts'
import { isSupplement, supplementFor } from './supplements.ts'

const hours = validity({ type: 3, minutes: 120 })
const single = offer({ validity: hours })
const extra = offer({ sortId: 'extra', comfortClass: 'transition', validity: hours })
const inFirst = offer({ sortId: 'first', comfortClass: 'first', validity: hours })

describe('a first-class supplement', () => {
  it('is a product of nothing but transitions', () => {
    expect(isSupplement(group({ products: [extra] }))).toBe(true)
    expect(isSupplement(group({ products: [single, extra] }))).toBe(false)
    expect(isSupplement(group({ products: [] }))).toBe(false)
  })

  it('goes with a second-class ticket of the same length', () => {
    expect(supplementFor(group({ products: [single] }), single, [extra])).toBe(extra)
  })

  it.each([
    ['has a first class of its own', group({ products: [single, inFirst] }), single],
    ['is first class already', group(), inFirst],
    ['lasts longer', group(), offer({ validity: validity({ type: 6, calendar: true }) })],
    ['is for several rides', group(), { ...single, rides: 4 }],
    ['is for a group', group(), { ...single, passengers: { min: 1, max: 5, perPerson: false } }],
  ])('goes with no ticket that %s', (_, product, ticket) => {
    expect(supplementFor(product, ticket, [extra])).toBeUndefined()
  })

  it('is not added as long as its price is not known', () => {
    const unsure = { ...extra, price: price(null) }
    expect(supplementFor(group({ products: [single] }), single, [unsure])).toBeUndefined()
  })
})
