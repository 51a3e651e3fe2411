import { proposedLevels, quoteAt } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { smallRegion } from '../../../../testing/region/small-region.ts'
import { priceReasons } from './price-reasons.ts'

const [version] = smallRegion().tariff.versions
if (!version) throw new Error('no version')
const moment = { date: '2026-11-23', today: '2026-11-23', serviceArea: 2 }
const levels = proposedLevels(version, { origin: 'a', destination: 'c' })

describe('why a price is what it is', () => {
  it('is told step by step in the language of the reader', () => {
    const reasons = priceReasons(quoteAt(version, { ...moment, sort: 'single' }, levels), {
      language: 'de',
      currency: 'EUR',
    })
    expect(reasons.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['zones', null],
      ['rule', null],
      ['level', null],
      ['price', 400],
      ['vat', 26],
    ])
    expect(reasons[0]?.text).toBe('Die Fahrt führt durch 3 Zonen: Zone A, Zone B, Zone C.')
    expect(reasons[4]?.text).toMatch(/^Darin enthalten sind 7 % Mehrwertsteuer: 0,26\s€\.$/)
  })

  it('counts the people of a group', () => {
    const quote = quoteAt(version, { ...moment, sort: 'group-day', passengers: 4 })
    const reasons = priceReasons(quote, { language: 'en', currency: 'EUR' })
    expect(reasons.find(({ kind }) => kind === 'passengers')).toMatchObject({ cents: 2000 })
  })

  it('says why there is none', () => {
    const nowhere = proposedLevels(version, { origin: 'a', destination: 'x' })
    const reasons = priceReasons(quoteAt(version, { ...moment, sort: 'single' }, nowhere), {
      language: 'en',
      currency: 'EUR',
    })
    expect(reasons).toEqual([{ kind: 'price', text: 'The tariff states no price for this journey.', cents: null }])
  })

  it('writes amounts of currencies that have no cents', () => {
    const quote = quoteAt(version, { ...moment, sort: 'day' })
    const [price] = priceReasons(quote, { language: 'en', currency: 'JPY' })
    expect(price?.text).toContain('900')
    expect(price?.text).not.toContain('9.00')
  })
})
