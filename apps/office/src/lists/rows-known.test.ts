import { describe, expect, it } from 'vitest'
import { rowsKnown } from './rows-known.ts'

describe('rows of a list that nobody counts', () => {
  it.each([
    ['none', { page: 1, pageSize: 20, rows: 0 }, 0],
    ['a page that is not full', { page: 1, pageSize: 20, rows: 19 }, 19],
    ['a full page, and perhaps another', { page: 1, pageSize: 20, rows: 20 }, 21],
    ['a later page that is the last', { page: 3, pageSize: 20, rows: 1 }, 41],
  ])('%s', (_, shown, known) => expect(rowsKnown(shown)).toBe(known))
})
