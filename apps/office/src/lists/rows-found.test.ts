import { STAFF_ROWS } from '@billett/contract'
import { expect, it } from 'vitest'
import { type Known, rowsFound, rowsToTurn } from './rows-found.ts'

const third = { page: 3, pageSize: 20 }

it.each<[string, Known, ReturnType<typeof rowsFound>, number]>([
  ['that is counted apart', { rows: 20, found: { count: 77, isExact: true } }, { count: 77, isExact: true }, 77],
  [
    'that is counted so far',
    { rows: 20, found: { count: 10_000, isExact: false } },
    { count: 10_000, isExact: false },
    STAFF_ROWS,
  ],
  ['whose count is on its way', { rows: 20, found: null }, undefined, STAFF_ROWS],
  ['that nobody counts, on its last page', { rows: 5 }, { count: 45, isExact: true }, 45],
  ['that nobody counts, on a full page', { rows: 20 }, { count: 60, isExact: false }, 61],
  ['that is on its way', { rows: undefined }, undefined, 0],
])('a list %s says how many rows it has, and how many there are pages for', (_, known, told, toTurn) => {
  expect(rowsFound(known, third)).toEqual(told)
  expect(rowsToTurn(known, third)).toBe(toTurn)
})

it('a list without pages has the rows that it shows', () => {
  expect(rowsFound({ rows: 20 }, undefined)).toEqual({ count: 20, isExact: true })
})
