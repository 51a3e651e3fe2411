import { describe, expect, it } from 'vitest'
import { offer } from '../../state/tariff/tariff.fixture.ts'
import { whereText } from './where-text.ts'

const zones = (...names: string[]) => names.map(name => ({ id: name, name }))

describe('where a ticket is good', () => {
  it('is its level and its zones', () => {
    expect(whereText(offer({ priceLevelPrintText: 'Level 2', zones: zones('Town', 'Dale') }))).toBe(
      'Level 2 · Town – Dale',
    )
  })

  it('names the first and the last of many zones', () => {
    expect(whereText(offer({ priceLevelPrintText: null, zones: zones('A', 'B', 'C', 'D', 'E') }))).toBe('A – … – E')
  })

  it('is silent where the tariff says nothing', () => {
    expect(whereText(offer({ priceLevelPrintText: null, zones: [] }))).toBe('')
  })
})
