import { describe, expect, it } from 'vitest'
import { nameOfArticle } from './name-of-article.ts'

const called = (product: string, article: string): string =>
  nameOfArticle({ de: product, en: '' }, { de: article, en: '' }).de

describe('the whole name of an article', () => {
  it.each([
    ['Einzelticket', 'Einzelticket Erwachsene'],
    ['Monthly ticket', '9 o’clock monthly ticket'],
    ['Hundeticket', 'Hunde-Tageskarte'],
    ['Dog ticket', 'Dog day ticket'],
    ['Lührfähre', 'Fähre Kind'],
    ['Fahrradbox und Schließfach', 'Gepäckschließfach 24 Stunden'],
    ['', 'Einzelticket'],
  ])('is its own where that says the product (%s: %s)', (product, article) => {
    expect(called(product, article)).toBe(article)
  })

  it.each([
    ['Einzelticket', 'Erwachsene', 'Einzelticket, Erwachsene'],
    ['Zuschlag 1. Klasse', 'Erwachsene 1. Klasse', 'Zuschlag 1. Klasse, Erwachsene 1. Klasse'],
    ['Freifahrten', 'Kleinkind bis 5 Jahre', 'Freifahrten, Kleinkind bis 5 Jahre'],
    ['Karte zu Fuß', 'Z-Karte', 'Karte zu Fuß, Z-Karte'],
  ])('begins with the product where it does not (%s: %s)', (product, article, whole) => {
    expect(called(product, article)).toBe(whole)
  })

  it('is looked at in each language by itself', () => {
    const name = nameOfArticle({ de: 'Kurzstrecke', en: 'Short trip' }, { de: 'Kurzstrecke Kind', en: 'Child' })
    expect(name).toEqual({ de: 'Kurzstrecke Kind', en: 'Short trip, Child' })
  })

  it('is its own where nobody knows the product', () => {
    const name = { de: 'Erwachsene', en: 'Adult' }
    expect(nameOfArticle(undefined, name)).toBe(name)
  })
})
