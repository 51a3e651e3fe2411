import { expect, it } from 'vitest'
import { isLanguage } from './language.ts'

it.each([
  ['de', true],
  ['en', true],
  ['fr', false],
  ['DE', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is a language of the shop: %s', (text, is) => {
  expect(isLanguage(text)).toBe(is)
})
