import { describe, expect, it } from 'vitest'
import { group, offer, price } from '../../../state/tariff/tariff.fixture.ts'
import { axesOf, firstOffer, startingPrice, withValue } from './offer-choice.ts'

const child = { id: 'child', name: 'Child' }
const card = { id: 'BC50', name: 'Half-fare card' }
const adult = offer()
const adultCard = offer({ sortId: 'adult-card', discountType: card })
const adultFirst = offer({ sortId: 'adult-first', comfortClass: 'first' })
const adultFirstCard = offer({ sortId: 'adult-first-card', comfortClass: 'first', discountType: card })
const childOnly = offer({ sortId: 'child', traveller: child })
const all = [adult, childOnly, adultCard, adultFirst, adultFirstCard]

const shown = (chosen = adult, offers = all) =>
  axesOf(offers, chosen).map(({ name, value, options }) => [name, value, options.map(option => option.value)])

describe('what can be chosen of a product', () => {
  it('is what its articles differ in, in the order of the tariff', () => {
    expect(shown()).toEqual([
      ['traveller', 'adult', ['adult', 'child']],
      ['comfortClass', 'second', ['second', 'first']],
      ['discount', '', ['', 'BC50']],
    ])
  })

  it('leaves out what the chosen traveller has no choice in', () => {
    expect(shown(childOnly)).toEqual([['traveller', 'child', ['adult', 'child']]])
  })

  it('is nothing for a single article', () => {
    expect(shown(adult, [adult])).toEqual([])
  })

  it('is the article itself where several differ in nothing else', () => {
    const month = offer({ sortId: 'month' })
    expect(shown(adult, [adult, month])).toEqual([['variant', 'single-adult', ['single-adult', 'month']]])
  })
})

describe('choosing', () => {
  it('keeps the discount when the class changes', () => {
    expect(withValue(all, adultCard, 'comfortClass', 'first')).toBe(adultFirstCard)
  })

  it('gives up what the new traveller cannot have', () => {
    expect(withValue(all, adultFirstCard, 'traveller', 'child')).toBe(childOnly)
  })

  it('changes nothing for a value nobody offers', () => {
    expect(withValue(all, adult, 'comfortClass', 'transition')).toBe(adult)
  })

  it('begins with the article the tariff names', () => {
    const child = offer({ sortId: 'child' })
    expect(firstOffer(group({ products: [child, adult], defaultSortId: adult.sortId }))).toBe(adult)
  })

  it('begins with another where that one has no price', () => {
    const unknown = offer({ sortId: 'unknown', price: price(null) })
    const from = offer({ sortId: 'from', price: price(100, 'from') })
    expect(firstOffer(group({ products: [unknown, from, adult] }))).toBe(from)
    expect(firstOffer(group({ products: [unknown] }))).toBe(unknown)
    expect(firstOffer(group({ products: [] }))).toBeUndefined()
  })

  it('costs what its first article does, or from the least that its traveller can pay', () => {
    const dear = offer({ sortId: 'dear', comfortClass: 'first', price: price(2000) })
    const cheap = offer({ sortId: 'cheap', price: price(500) })
    const ofChild = offer({ sortId: 'child', traveller: child, price: price(100) })
    const unknown = offer({ sortId: 'unknown', price: price(null) })
    expect(startingPrice(group({ products: [dear, ofChild] }))).toMatchObject({ state: 'known', cents: 2000 })
    expect(startingPrice(group({ products: [dear, cheap, unknown] }))).toMatchObject({ state: 'from', cents: 500 })
    expect(startingPrice(group({ products: [unknown] }))).toMatchObject({ state: 'unknown' })
  })
})
