import { expect, it } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

it.each(['030 23125-0', '+49 (30) 23125/0', '+49.30.23125', '110'])('%s is a phone number', text =>
  expect(isPhoneNumber(text)).toBe(true),
)
it.each(['', '+', '()-./', 'ring me', '030 23125 x 5', '0'.repeat(36), '++49 30'])('%j is none', text =>
  expect(isPhoneNumber(text)).toBe(false),
)

it('three digits are enough, wherever they stand', () => {
  expect(isPhoneNumber('1 1 0')).toBe(true)
  expect(isPhoneNumber('1 1')).toBe(false)
})
