import { expect, it } from 'vitest'
import { byHouseNumber, houseNumberKey } from './house-number.ts'

it('house numbers stand as along a street', () =>
  expect(['10', '2a', 'Haus 1', '2', '1'].sort(byHouseNumber)).toEqual(['1', '2', '2a', '10', 'Haus 1']))

it('a house is the same however its letter is written', () =>
  expect(['4 A', '4a', '4 a'].map(houseNumberKey)).toEqual(['4a', '4a', '4a']))
