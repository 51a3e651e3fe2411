import { expect, it } from 'vitest'
import { byHouseNumber, houseNumberKey } from './house-number.ts'

it('house numbers stand as along a street', () =>
  expect(['10', '2a', 'Haus B', '2', '1'].sort(byHouseNumber)).toEqual(['1', '2', '2a', '10', 'Haus B']))

it('a house is the same however its letter is written', () => expect(houseNumberKey('4 A')).toBe(houseNumberKey('4a')))
