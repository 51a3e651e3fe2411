import { STAFF_ROWS, type StaffCount } from '@billett/contract'
import { rowsKnown } from './rows-known.ts'

interface Paged {
  /** From 1 on. */
  page: number
  pageSize: number
}

/** What is known of a list: counted apart (`found`, null until then), or to be seen from its page alone. */
export interface Known {
  /** Rows on this page; undefined while they are on their way. */
  rows: number | undefined
  found?: StaffCount | null | undefined
}

/** How many rows are told of; undefined while that is not known. */
export function rowsFound({ rows, found }: Known, paged: Paged | undefined): StaffCount | undefined {
  if (found !== undefined) return found ?? undefined
  if (rows === undefined) return undefined
  if (!paged) return { count: rows, isExact: true }
  return { count: (paged.page - 1) * paged.pageSize + rows, isExact: rows < paged.pageSize }
}

/**
 * What `Pagination` is told of them. Nobody turns to rows behind `STAFF_ROWS`; how many pages there are is said only
 * where all rows are counted, or the last of them are seen.
 */
export function rowsToTurn({ rows, found }: Known, { page, pageSize }: Paged): { total: number; mayBeMore: boolean } {
  if (found !== undefined)
    return found?.isExact ? { total: found.count, mayBeMore: false } : { total: STAFF_ROWS, mayBeMore: true }
  if (rows === undefined) return { total: 0, mayBeMore: true }
  const { total, mayBeMore } = rowsKnown({ page, pageSize, rows })
  return { total: Math.min(total, STAFF_ROWS), mayBeMore: mayBeMore && total <= STAFF_ROWS }
}
