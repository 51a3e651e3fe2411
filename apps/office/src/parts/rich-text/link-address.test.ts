import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://vv.example/streik', 'https://vv.example/streik'],
  [' /fahrplan ', '/fahrplan'],
  ['vv.example/streik', 'https://vv.example/streik'],
  ['info@vv.example', 'mailto:info@vv.example'],
  ['tel:+49361123', 'tel:+49361123'],
  ['//evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['morgen', undefined],
  ['https://vv.example/mit leer', undefined],
  ['', undefined],
])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address))
