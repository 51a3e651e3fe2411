import { STAFF_ROWS } from '@billett/contract'
import { expect, it } from 'vitest'
import { type Known, rowsFound, rowsToTurn } from './rows-found.ts'

const third = { page: 3, pageSize: 20 }

type Turned = ReturnType<typeof rowsToTurn>

it.each<[string, Known, ReturnType<typeof rowsFound>, Turned]>([
  [
    'that is counted apart',
    { rows: 20, found: { count: 77, isExact: true } },
    { count: 77, isExact: true },
    { total: 77, mayBeMore: false },
  ],
  [
    'that is counted so far',
    { rows: 20, found: { count: 10_000, isExact: false } },
    { count: 10_000, isExact: false },
    { total: STAFF_ROWS, mayBeMore: true },
  ],
  ['whose count is on its way', { rows: 20, found: null }, undefined, { total: STAFF_ROWS, mayBeMore: true }],
  ['that nobody counts, on its last page', { rows: 5 }, { count: 45, isExact: true }, { total: 45, mayBeMore: false }],
  ['that nobody counts, on a full page', { rows: 20 }, { count: 60, isExact: false }, { total: 61, mayBeMore: true }],
  [
    'that nobody counts, behind its last page',
    { rows: 0 },
    { count: 40, isExact: true },
    { total: 40, mayBeMore: true },
  ],
  ['that is on its way', { rows: undefined }, undefined, { total: 0, mayBeMore: true }],
])('a list %s says how many rows it has, and which pages can be turned to', (_, known, told, toTurn) => {
  expect(rowsFound(known, third)).toEqual(told)
  expect(rowsToTurn(known, third)).toEqual(toTurn)
})

it('nobody turns to rows behind the last that are handed out', () =>
  expect(rowsToTurn({ rows: 1000 }, { page: STAFF_ROWS / 1000, pageSize: 1000 })).toEqual({
    total: STAFF_ROWS,
    mayBeMore: false,
  }))

it('a list without pages has the rows that it shows', () => {
  expect(rowsFound({ rows: 20 }, undefined)).toEqual({ count: 20, isExact: true })
})
