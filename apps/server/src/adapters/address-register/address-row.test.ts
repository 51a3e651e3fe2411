import { expect, it } from 'vitest'
import { readAddressRow } from './address-row.ts'

const good = {
  LAT: '53.1',
  LON: '11.0',
  NUMBER: '4 a',
  STREET: ' Bahnhofstraße ',
  CITY: 'Falkenbrück',
  POSTCODE: '99981',
}

it('a line of an address list is read without the spaces around its fields', () =>
  expect(readAddressRow(good, 'de')).toEqual({
    ok: true,
    row: { country: 'de', postCode: '99981', city: 'Falkenbrück', street: 'Bahnhofstraße', houseNumber: '4 a' },
  }))

it.each([
  [{ CITY: '' }, 'noCity'],
  [{ STREET: ' - ' }, 'noStreet'],
  [{ NUMBER: '' }, 'noHouseNumber'],
  [{ POSTCODE: '9998' }, 'postCode'],
  [{ STREET: 'x'.repeat(36) }, 'tooLong'],
  [{ NUMBER: '1'.repeat(11) }, 'tooLong'],
  [{ STREET: '<b>Bahnhofstraße' }, 'notReadable'],
  [{ CITY: 'Falken\u0000brück' }, 'notReadable'],
])('with %j it is left out as %s', (part, problem) =>
  expect(readAddressRow({ ...good, ...part }, 'de')).toEqual({ ok: false, problem }),
)

it('a line without its columns is left out', () =>
  expect(readAddressRow({ A: 'x' }, 'de')).toEqual({ ok: false, problem: 'noCity' }))
