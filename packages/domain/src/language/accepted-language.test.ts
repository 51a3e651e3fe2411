import { describe, expect, it } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

describe('the language a browser likes best', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['fr', undefined],
    ['en', 'en'],
    ['DE-at', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['fr,de-CH;q=0.7,en;q=0.3', 'de'],
    ['de,en', 'de'],
    ['de;q=1', 'de'],
    ['de;q=1,en', 'de'],
    ['en;q=0', undefined],
    ['en;q=nonsense', undefined],
    ['de;q=0.1, en; q=0.2', 'en'],
    ['deutsch', undefined],
  ])('is, for %j, %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })

  it('is one of those offered', () => {
    expect(acceptedLanguage('de,en;q=0.5', ['en'])).toBe('en')
  })
})
