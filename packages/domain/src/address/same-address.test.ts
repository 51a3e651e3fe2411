import { describe, expect, it } from 'vitest'
import { isSameAddress } from './same-address.ts'

const home = { street: 'Bahnhofstraße', houseNumber: '4a', postCode: '99981', city: 'Falkenbrück', country: 'de' }

describe('one address', () => {
  it.each([
    { street: 'Bahnhof-Str.' },
    { street: 'bahnhofstrasse' },
    { street: 'Bahnhof Straße' },
    { city: 'Falkenbrueck' },
    { street: 'Bahnhofstr' },
    { houseNumber: '4 A' },
    { city: 'FALKENBRÜCK' },
    { country: 'DE' },
  ])('is the same as with %j', part => expect(isSameAddress(home, { ...home, ...part })).toBe(true))

  it.each([
    { street: 'Bahnhofplatz' },
    { houseNumber: '4' },
    { postCode: '99982' },
    { city: 'Lühr' },
    { country: 'at' },
  ])('is another with %j', part => expect(isSameAddress(home, { ...home, ...part })).toBe(false))
})
