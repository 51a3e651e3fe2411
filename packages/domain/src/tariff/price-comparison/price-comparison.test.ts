import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proposedLevels } from '../price/proposed-levels.ts'
import { aGroup, aPrice, aRule, aSort, aVersion } from '../small-tariff.fixture.ts'
import { articlePrices, articlesOn, daysToCompare } from './article-prices.ts'
import { type ArticleSummary, addChanges, changedPrices, totalChanges } from './compare-prices.ts'
import { referenceRelations, spreadStops } from './reference-relations.ts'

const relation = (origin: string, destination: string, via = '') => ({ origin, destination, via })
const names = (relations: { origin: string; destination: string }[]) =>
  relations.map(({ origin, destination }) => origin + destination)

describe('relations that are compared', () => {
  it('are what was sold, the most often first, then pairs of the first stops in both directions', () => {
    const sold = [relation('x', 'y'), relation('a', 'b')]
    expect(names(referenceRelations(sold, ['a', 'b', 'c'], 6))).toEqual(['xy', 'ab', 'ba', 'ac', 'ca', 'bc'])
  })

  it('count each way once, and another way between the same stops as another', () => {
    const sold = [relation('a', 'b'), relation('a', 'b'), relation('a', 'b', 'Z'), relation('c', 'c')]
    expect(referenceRelations(sold, [], 9)).toEqual([relation('a', 'b'), relation('a', 'b', 'Z')])
  })

  it('are never more than wanted, nor the same twice, and the same whenever asked', () => {
    const stop = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const sold = fc.array(fc.tuple(stop, stop).map(([from, to]) => relation(from, to)))
    fc.assert(
      fc.property(sold, fc.uniqueArray(stop), fc.nat(12), (all, stops, most) => {
        const found = referenceRelations(all, stops, most)
        expect(found.length).toBeLessThanOrEqual(most)
        expect(new Set(names(found)).size).toBe(found.length)
        expect(referenceRelations(all, stops, most)).toEqual(found)
      }),
    )
  })

  it('reach every place of the tariff before they come to any a second time', () => {
    const stops = [
      { id: 'a1', lies: 'A' },
      { id: 'a2', lies: 'A' },
      { id: 'b1', lies: 'B' },
      { id: 'a3', lies: 'A' },
      { id: 'b2', lies: 'B' },
    ]
    expect(spreadStops(stops)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })
})

describe('prices of articles', () => {
  const version = aVersion({
    groups: [
      aGroup('single'),
      aGroup('day', { kind: 'fixPrice', serviceAreas: [4] }),
      aGroup('off', { serviceAreas: [] }),
    ],
    sorts: [
      aSort('single'),
      aSort('day', { group: 'day' }),
      aSort('late', { saleFrom: '2027-01-01' }),
      aSort('off', { group: 'off' }),
      aSort('unpriced'),
    ],
    levels: [{ id: '1', name: { de: '1', en: '1' }, printText: { de: '1', en: '1' } }],
    levelRules: [aRule('1', { kind: 'everywhere' })],
    prices: [aPrice('single', '1', 200), aPrice('day', null, 900), aPrice('late', '1', 1), aPrice('off', '1', 1)],
  })
  const levels = proposedLevels(version, { origin: 'a1', destination: 'b1' })

  it('are those of articles that can be bought on that day in some service area', () => {
    expect(articlesOn(version, '2026-11-21').map(({ id }) => id)).toEqual(['single', 'day', 'unpriced'])
    expect(articlesOn(version, '2027-01-01').map(({ id }) => id)).toContain('late')
  })

  it('depend on the relation or not, and each is told once', () => {
    const articles = articlesOn(version, '2026-11-21')
    expect([...articlePrices(version, articles, levels)]).toEqual([['single', 200]])
    expect([...articlePrices(version, articles)]).toEqual([['day', 900]])
  })

  it('are compared today and on each day from which either tariff says something else', () => {
    const tariff = (...days: string[]) => ({
      currency: 'EUR',
      versions: days.map(validFrom => ({ ...version, validFrom })),
    })
    const [before, after] = [tariff('2026-01-01', '2027-01-01'), tariff('2026-11-01', '2026-12-13', '2027-01-01')]
    expect(daysToCompare(before, after, '2026-11-21')).toEqual(['2026-11-21', '2026-12-13', '2027-01-01'])
  })
})

describe('changes of prices', () => {
  const prices = (record: Record<string, number>) => new Map(Object.entries(record))

  it.each([
    ['dearer', { a: 100 }, { a: 120 }, [{ sort: 'a', change: 'dearer', before: 100, after: 120 }]],
    ['cheaper', { a: 100 }, { a: 0 }, [{ sort: 'a', change: 'cheaper', before: 100, after: 0 }]],
    ['new', {}, { a: 120 }, [{ sort: 'a', change: 'added', before: null, after: 120 }]],
    ['gone', { a: 100 }, {}, [{ sort: 'a', change: 'gone', before: 100, after: null }]],
    ['the same', { a: 100 }, { a: 100 }, []],
  ])('%s', (_, before, after, told) => expect(changedPrices(prices(before), prices(after))).toEqual(told))

  it('are summed by article, with the place where most of it changes', () => {
    const summaries = new Map<string, ArticleSummary<string>>()
    addChanges(summaries, 'ab', changedPrices(prices({ a: 100, b: 500 }), prices({ a: 110, b: 400 })))
    addChanges(summaries, 'ac', changedPrices(prices({ a: 100 }), prices({ a: 130 })))
    addChanges(summaries, 'ad', changedPrices(prices({ a: 100 }), prices({ a: 130 })))
    expect([...summaries.values()]).toEqual([
      { sort: 'a', dearer: 3, cheaper: 0, added: 0, gone: 0, largest: { place: 'ac', before: 100, after: 130 } },
      { sort: 'b', dearer: 0, cheaper: 1, added: 0, gone: 0, largest: { place: 'ab', before: 500, after: 400 } },
    ])
    expect(totalChanges(summaries.values())).toEqual({ dearer: 3, cheaper: 1, added: 0, gone: 0 })
  })

  it('say nothing where a tariff is held against itself', () => {
    const some = fc.dictionary(fc.string(), fc.nat()).map(prices)
    fc.assert(
      fc.property(some, all => {
        expect(changedPrices(all, new Map(all))).toEqual([])
      }),
    )
  })
})
