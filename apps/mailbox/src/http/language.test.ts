import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './language.ts'

describe('the language of a page', () => {
  it.each([
    [undefined, 'de'],
    ['', 'de'],
    ['fr', 'de'],
    ['en', 'en'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['fr,de-CH;q=0.7,en;q=0.3', 'de'],
    ['en;q=0', 'de'],
    ['de;q=0.1,en;q=0.2', 'en'],
  ])('for %j is %s', (wish, language) => {
    expect(chooseLanguage(wish)).toBe(language)
  })
})
