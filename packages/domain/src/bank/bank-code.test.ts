import { expect, it } from 'vitest'
import { bankOf, isBic } from './bank-code.ts'

it.each([
  ['DE89370400440532013000', { country: 'DE', bankCode: '37040044' }],
  ['AT611904300234573201', { country: 'AT', bankCode: '19043' }],
  ['CH9300762011623852957', { country: 'CH', bankCode: '00762' }],
  ['NL91ABNA0417164300', { country: 'NL', bankCode: 'ABNA' }],
  ['BE68539007547034', { country: 'BE', bankCode: '539' }],
  ['FR1420041010050500013M02606', { country: 'FR', bankCode: '20041' }],
  ['LI21088100002324013AA', { country: 'LI', bankCode: '08810' }],
  ['LU280019400644750000', { country: 'LU', bankCode: '001' }],
  ['GB29NWBK60161331926819', undefined],
])('the bank of %s is %j', (iban, bank) => expect(bankOf(iban)).toEqual(bank))

it.each([
  ['LUHRDE99', true],
  ['LUHRDE99XXX', true],
  ['LUHRDE9', false],
  ['1LUHRDE99', false],
  ['luhrde99', false],
  ['LUHRDE99XX', false],
  ['12345678', false],
])('%s is the code of a bank: %s', (text, expected) => expect(isBic(text)).toBe(expected))
