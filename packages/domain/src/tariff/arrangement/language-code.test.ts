import { expect, it } from 'vitest'
import { isLanguageCode, repeatedCode, textKeyOf, writtenCodes } from './language-code.ts'
import { rewritten } from './sort-group-text.ts'

it.each([
  ['nl-NL', true],
  ['de-DE', true],
  ['nl', false],
  ['nl_NL', false],
  ['NL-nl', false],
  ['nl-NL ', false],
])('%s is a code of language and country: %s', (text, is) => expect(isLanguageCode(text)).toBe(is))

it.each([
  [['nl-NL', 'fr-FR'], -1],
  [['nl-NL', 'nl-NL'], 1],
  [['nl-NL', 'en-GB'], 1],
])('in %j the one that is there already stands at %i', (codes, at) => expect(repeatedCode(codes)).toBe(at))

it('what the shop speaks comes first and has short names in the tariff', () => {
  expect(writtenCodes(['nl-NL'])).toEqual(['de-DE', 'en-GB', 'nl-NL'])
  expect(['de-DE', 'en-GB', 'nl-NL'].map(textKeyOf)).toEqual(['de', 'en', 'nl-NL'])
})

it('a text that was emptied is not kept, and the others stay', () => {
  const text = (sortGroup: string, overview: string) => ({
    sortGroup,
    overview,
    language: 'de-DE',
    detail: '',
    fareRules: '',
  })
  expect(rewritten([text('a', 'x'), text('b', 'y')], [text('a', ''), text('c', 'z')])).toEqual([
    text('b', 'y'),
    text('c', 'z'),
  ])
})
