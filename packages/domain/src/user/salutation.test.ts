import { expect, it } from 'vitest'
import { isTitle, SALUTATIONS, TITLES, titlesIn } from './salutation.ts'

const names = (...countries: string[]) => titlesIn(countries).map(title => title.displayName)

it('titles are those in use in every country asked for, in their order', () => {
  expect(names()).toHaveLength(TITLES.length)
  expect(names('de')).toEqual(['Kein Titel', 'Dr.', 'Prof.', 'Prof. Dr.'])
  expect(names('DE', 'nl')).toEqual(['Kein Titel', 'Dr.'])
  expect(names('fr')).toEqual([])
})

it('a title is known where it is in use; none is always possible', () => {
  expect([isTitle('Mag.', 'at'), isTitle('Mag.', 'de'), isTitle('', 'fr')]).toEqual([true, false, true])
})

it('a salutation is said in the words of its number', () => {
  expect(SALUTATIONS.map(({ id, label }) => [id, label.de, label.en])).toEqual([
    [0, 'Keine Angabe', 'Not specified'],
    [1, 'Herr', 'Mr'],
    [2, 'Frau', 'Ms'],
    [3, 'Unbestimmt', 'Undetermined'],
  ])
})
