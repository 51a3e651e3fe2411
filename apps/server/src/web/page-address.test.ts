import { expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

it.each([
  ['//', '/'],
  ['///anmelden?a=//b', '/anmelden?a=//b'],
  ['//other.example/anmelden', '/other.example/anmelden'],
  ['/\\other.example/anmelden', '/other.example/anmelden'],
  ['/cart//x?from=//y', '/cart//x?from=//y'],
])('%s is a page of this shop, whatever it looks like', (asked, page) => {
  expect(pageAddress(asked)).toBe(page)
  expect(new URL(pageAddress(asked), 'http://shop').host).toBe('shop')
})
