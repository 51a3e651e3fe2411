import { checkMasks, type Mask } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { demoRegion } from '../demo-region.ts'
import { demoSubscriptions } from './demo-subscriptions.ts'

const { categories, configurations } = demoSubscriptions
const { versions } = demoRegion('2026-11-22').tariff

const each = configurations.map(configuration => [configuration.key, configuration] as const)

const labelsOf = ({ title, fields }: Mask) => [
  title,
  ...fields.flatMap(({ label, hint }) => [label, hint ?? []].flat()),
]

describe('the subscriptions of the demo', () => {
  it('have keys of their own, and all headings have some', () => {
    expect(new Set(configurations.map(({ key }) => key)).size).toBe(configurations.length)
    expect(new Set(configurations.map(({ category }) => category))).toEqual(new Set(categories.map(({ id }) => id)))
  })

  it.each(each)('%s is priced by every version of the tariff, in its own service area', (_, { articles, kind }) => {
    for (const { groups, sorts, prices } of versions)
      for (const { sort: id, regularSort } of articles) {
        const sort = sorts.find(other => other.id === id)
        const group = groups.find(({ name }) => name === sort?.group)
        expect(group?.serviceAreas, id).toContain(4)
        expect(group?.kind === 'relation', id).toBe(kind === 'relation')
        expect(prices.some(price => price.sort === id)).toBe(true)
        if (regularSort) expect(sorts.map(other => other.id)).toContain(regularSort)
      }
  })

  it.each(each)('%s has an article for each class and net, and no other', (_, { articles, nets, kind }) => {
    expect(nets.length > 0).toBe(kind === 'boundary')
    expect(new Set(articles.map(({ comfortClass, net }) => `${comfortClass} ${net}`)).size).toBe(articles.length)
    expect(new Set(articles.map(({ net }) => net))).toEqual(
      new Set(nets.length > 0 ? nets.map(({ id }) => id) : [null]),
    )
  })

  it.each(each)(
    '%s has a form that can be asked, and asks what its price depends on',
    (_, { masks, kind, articles }) => {
      expect(checkMasks(masks)).toEqual([])
      const inputs = masks.flatMap(({ fields }) => fields.flatMap(({ priceInput }) => priceInput ?? []))
      expect(inputs).toContain('date')
      expect(inputs.includes('originReference')).toBe(kind === 'relation')
      expect(inputs.includes('netId')).toBe(kind === 'boundary')
      expect(inputs.includes('comfortClass')).toBe(new Set(articles.map(({ comfortClass }) => comfortClass)).size > 1)
    },
  )

  it.each(each)('%s says everything in both languages', (_, { title, overview, benefits, conditions, nets, masks }) => {
    for (const text of [
      title,
      overview,
      ...benefits,
      ...conditions,
      ...nets.map(net => net.title),
      ...masks.flatMap(labelsOf),
    ])
      for (const words of [text.de, text.en]) expect(words.trim()).not.toBe('')
  })
})
