import { expect, it } from 'vitest'
import { joinedName, nameParts, spokenName } from './passenger-name.ts'

it('keeps which part of a name is which, also where one is missing', () => {
  for (const parts of [
    ['Erika', 'Mustermann'],
    ['', 'Mustermann'],
    ['Erika', ''],
  ])
    expect(nameParts(joinedName(parts))).toEqual(parts)
})

it('takes the space around a part for none of it', () => {
  expect(nameParts(' Erika # Mustermann ')).toEqual(['Erika', 'Mustermann'])
})

it('speaks only what is a name', () => {
  expect(spokenName(['Erika', 'Mustermann'])).toBe('Erika Mustermann')
  expect(spokenName(['-', ' Mustermann '])).toBe('Mustermann')
  expect(spokenName(['', '–'])).toBe('')
})
