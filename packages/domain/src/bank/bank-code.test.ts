import { expect, it } from 'vitest'
import { bankOf, isBic } from './bank-code.ts'

it.each([
  ['DE89370400440532013000', { country: 'DE', bankCode: '37040044' }],
  ['AT611904300234573201', { country: 'AT', bankCode: '19043' }],
  ['CH9300762011623852957', { country: 'CH', bankCode: '00762' }],
  ['NL91ABNA0417164300', { country: 'NL', bankCode: 'ABNA' }],
  ['GB29NWBK60161331926819', undefined],
])('the bank of %s is %j', (iban, bank) => expect(bankOf(iban)).toEqual(bank))

it.each([
  ['LUHRDE99', true],
  ['LUHRDE99XXX', true],
  ['LUHRDE9', false],
  ['luhrde99', false],
  ['LUHRDE99XX', false],
  ['12345678', false],
])('%s is the code of a bank: %s', (text, expected) => expect(isBic(text)).toBe(expected))
