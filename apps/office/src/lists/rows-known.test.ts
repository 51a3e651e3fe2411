import { describe, expect, it } from 'vitest'
import { rowsKnown } from './rows-known.ts'

describe('rows of a list that nobody counts', () => {
  it.each([
    ['none', { page: 1, pageSize: 20, rows: 0 }, 0, false],
    ['a page that is not full', { page: 1, pageSize: 20, rows: 19 }, 19, false],
    ['a full page, and perhaps another', { page: 1, pageSize: 20, rows: 20 }, 21, true],
    ['a later page that is the last', { page: 3, pageSize: 20, rows: 1 }, 41, false],
    ['a later page behind the last', { page: 3, pageSize: 20, rows: 0 }, 40, true],
    ['a later page that is on its way', { page: 3, pageSize: 20, rows: undefined }, 40, true],
  ])('%s', (_, shown, total, mayBeMore) => expect(rowsKnown(shown)).toEqual({ total, mayBeMore }))
})
