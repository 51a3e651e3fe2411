interface Shown {
  /** From 1 on. */
  page: number
  /** Rows on a page. */
  pageSize: number
  /** Rows on this page; undefined while they are on their way. */
  rows: number | undefined
}

/** What `Pagination` is told of them. */
interface Known {
  total: number
  mayBeMore: boolean
}

/**
 * How many rows of a list are known where nobody counts it: those up to this page, and one more where it is full, so
 * that there is a next page to turn to.
 */
export function rowsKnown({ page, pageSize, rows = 0 }: Shown): Known {
  const before = (page - 1) * pageSize
  if (rows >= pageSize) return { total: before + rows + 1, mayBeMore: true }
  // Nothing is on a later page: the end is somewhere before it.
  return { total: before + rows, mayBeMore: rows === 0 && page > 1 }
}
