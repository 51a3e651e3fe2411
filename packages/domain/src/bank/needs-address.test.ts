import { expect, it } from 'vitest'
import { needsAddress } from './needs-address.ts'

it.each([
  ['DE89370400440532013000', false],
  ['AT611904300234573201', false],
  ['NO9386011117947', false],
  ['CH9300762011623852957', true],
  ['GB29NWBK60161331926819', true],
  ['SM86U0322509800000000270100', true],
])('an account %s is collected from with an address: %s', (iban, is) => expect(needsAddress(iban)).toBe(is))
