import { describe, expect, it } from 'vitest'
import { compareArticles } from './compare-articles.ts'
import type { Sort, Tariff, TariffVersion } from './model.ts'
import { aTariff, aVersion } from './small-tariff.fixture.ts'

const smallTariff = aTariff(aVersion())

const changedBy = (change: (version: TariffVersion) => TariffVersion): Tariff => ({
  ...smallTariff,
  versions: smallTariff.versions.map(change),
})
const [first] = smallTariff.versions
const [sort] = first?.sorts ?? []
if (!first || !sort) throw new Error('the small tariff has no articles')

const withSort = (over: Partial<Sort>) =>
  changedBy(version => ({
    ...version,
    sorts: version.sorts.map(each => (each.id === sort.id ? { ...each, ...over } : each)),
  }))
const told = (after: Tariff) =>
  compareArticles(smallTariff, after).map(({ sort: { id }, change, before, after: then }) => [id, change, before, then])
const least = Math.min(...first.prices.filter(price => price.sort === sort.id).map(({ cents }) => cents))

describe('articles of two tariffs', () => {
  it('are not told where they are the same, whatever the order of entries and fields', () => {
    const turned = changedBy(version => ({
      ...version,
      prices: version.prices.toReversed(),
      sorts: version.sorts.map(each =>
        Object.assign(
          {},
          ...Object.entries(each)
            .reverse()
            .map(([k, v]) => ({ [k]: v })),
        ),
      ),
    }))
    expect(told(turned)).toEqual([])
  })

  it('are dearer or cheaper by any of their prices, told with the least before and after', () => {
    const dearer = changedBy(version => ({
      ...version,
      prices: version.prices.map(row => (row.sort === sort.id ? { ...row, cents: row.cents + 10 } : row)),
    }))
    expect(told(dearer)).toContainEqual([sort.id, 'price', least, least + 10])
  })

  it('are new or gone', () => {
    const without = changedBy(version => ({ ...version, sorts: version.sorts.filter(({ id }) => id !== sort.id) }))
    expect(told(without)).toContainEqual([sort.id, 'removed', least, null])
    expect(compareArticles(without, smallTariff).map(({ change }) => change)).toContain('added')
  })

  it('are worded otherwise, also by their product, or sold by other terms', () => {
    expect(told(withSort({ name: { de: 'Anders', en: 'Other' } }))).toContainEqual([sort.id, 'text', least, least])
    const retold = changedBy(version => ({
      ...version,
      groups: version.groups.map(group => ({ ...group, detail: { de: 'Neu', en: 'New' } })),
    }))
    expect(told(retold)).toContainEqual([sort.id, 'text', least, least])
    expect(told(withSort({ preSaleDays: sort.preSaleDays + 1 }))).toContainEqual([sort.id, 'terms', least, least])
  })
})
