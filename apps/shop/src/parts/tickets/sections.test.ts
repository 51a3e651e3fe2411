import { describe, expect, it } from 'vitest'
import { group, offer, validity } from '../../state/tariff/tariff.fixture.ts'
import { sectionsOf } from './sections.ts'

const named = (name: string, ...types: number[]) =>
  group({ name, products: types.map(type => offer({ validity: validity({ type }) })) })
const extra = group({ name: 'extra', products: [offer({ comfortClass: 'transition' })] })

describe('the tickets of a relation', () => {
  it('stand by how long they last, what is added to others last, each in the order of the tariff', () => {
    const sections = sectionsOf([extra, named('year', 7), named('single', 3), named('month', 6), named('day', 4)])
    expect(sections.map(({ name, groups }) => [name, groups.map(found => found.name)])).toEqual([
      ['once', ['single', 'day']],
      ['often', ['year', 'month']],
      ['extra', ['extra']],
    ])
  })

  it('stand with the short ones where a product has both', () => {
    expect(sectionsOf([named('mixed', 4, 6)])[0]?.name).toBe('once')
  })
})
