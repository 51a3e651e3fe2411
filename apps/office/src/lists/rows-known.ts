interface Shown {
  /** From 1 on. */
  page: number
  /** Rows on a page. */
  pageSize: number
  /** Rows on this page. */
  rows: number
}

/**
 * How many rows of a list are known where nobody counts it: those up to this page, and one more where it is full, so
 * that there is a next page to turn to.
 */
export const rowsKnown = ({ page, pageSize, rows }: Shown): number =>
  (page - 1) * pageSize + rows + (rows >= pageSize ? 1 : 0)
