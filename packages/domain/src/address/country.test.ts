import { describe, expect, it } from 'vitest'
import { COUNTRIES, countryChoices } from './country.ts'

describe('countries to choose from', () => {
  it('are all that ISO 3166 knows, each once', () => {
    expect([COUNTRIES.length, new Set(COUNTRIES).size]).toEqual([249, 249])
    expect(
      countryChoices('en', 'de')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...COUNTRIES])
  })

  it('begin with those most buyers live in, the others by name', () => {
    const names = countryChoices('de', 'de').map(({ name }) => name)
    expect(names.slice(0, 4)).toEqual(['Deutschland', 'Schweiz', 'Österreich', 'Niederlande'])
    expect(names.slice(4)).toEqual(names.slice(4).toSorted(new Intl.Collator('de-DE').compare))
    expect(names.every(name => name.length > 2)).toBe(true)
  })

  it.each(['at', 'lu', 'ch'] as const)('begin with the one that is asked for, %s, and name it once', first => {
    const ids = countryChoices('de', first).map(({ id }) => id)
    expect(ids[0]).toBe(first)
    expect(ids.toSorted()).toEqual([...COUNTRIES])
  })
})
