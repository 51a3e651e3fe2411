import { expect, it } from 'vitest'
import { phoneLink } from './phone-link.ts'

it.each([
  ['+49 999 1234-0', 'tel:+4999912340'],
  ['0999 / 12 34', 'tel:09991234'],
])('%s is dialled as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})
