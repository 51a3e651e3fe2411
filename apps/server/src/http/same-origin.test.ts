import { expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const at = (headers: Record<string, string>) => isSameOrigin({ headers, host: 'Shop.example:8443', protocol: 'https' })

it.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example:8443' }, false],
  [{ origin: 'https://shop.example:8443' }, true],
  [{ origin: 'https://shop.example' }, false],
  [{ origin: 'https://shop.example.evil' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('%j is from a page of the shop: %s', (headers, expected) => {
  expect(at(headers)).toBe(expected)
})
