import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

it.each([
  ['Bahnhof-Str.', 'bahnhofstrasse'],
  ['Bahnhofstraße', 'bahnhofstrasse'],
  ['BAHNHOF STR', 'bahnhofstrasse'],
  ['Lührhausen', 'luehrhausen'],
  ['Luehrhausen', 'luehrhausen'],
  ['Sankt-Georgs-Kirche', 'sanktgeorgskirche'],
  ['Café-Straße', 'cafestrasse'],
  ['100 %_\\', '100'],
])('%s is compared as %s', (text, expected) => expect(addressKey(text)).toBe(expected))

it('holds nothing that means something in a pattern of SQL, whatever is typed', () =>
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => /^[\p{L}\p{N}]*$/u.test(addressKey(text)))))
