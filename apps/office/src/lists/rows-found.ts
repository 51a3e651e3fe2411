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

/** How many rows there are pages for; nobody turns to those behind `STAFF_ROWS`. */
export function rowsToTurn({ rows, found }: Known, { page, pageSize }: Paged): number {
  if (found !== undefined) return found?.isExact ? found.count : STAFF_ROWS
  return rows === undefined ? 0 : Math.min(rowsKnown({ page, pageSize, rows }).total, STAFF_ROWS)
}
