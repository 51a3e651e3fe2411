import { expect, it } from 'vitest'
import { TEST_ACCOUNTS } from '../behaviour/test-cards.ts'
import { readIban } from './iban.ts'

it('takes account numbers as people write them', () => {
  expect(readIban(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000')
  expect(readIban('GB82WEST12345698765432')).toBe('GB82WEST12345698765432')
})

it.each(['', 'DE', 'DE89370400440532013001', 'DE8937040044053201300', 'XX89370400440532013000', 'US12345678901234'])(
  'refuses %j',
  text => {
    expect(readIban(text)).toBeUndefined()
  },
)

it('knows every test account as a valid number', () => {
  for (const { iban } of TEST_ACCOUNTS) expect(readIban(iban)).toBe(iban)
})
