import { expect, it } from 'vitest'
import { isOtherHome } from './moved-home.ts'

const home = { street: 'Lindenstraße', houseNumber: '4', postCode: '12345', city: 'Falkenbrück', country: 'de' }

it.each([
  ['another street', { ...home, street: 'Uferweg' }, true],
  ['another house', { ...home, houseNumber: '5' }, true],
  ['another town', { ...home, postCode: '12346', city: 'Lühr' }, true],
  ['the same, written otherwise', { ...home, street: 'Lindenstr.', city: 'falkenbrück' }, false],
  ['nothing', { ...home, street: '', houseNumber: '', postCode: '', city: '' }, false],
])('from a home to %s', (_, after, expected) => expect(isOtherHome(home, after)).toBe(expected))

it('is entered for the first time without a move', () =>
  expect(isOtherHome({ ...home, street: '', city: '' }, home)).toBe(false))
