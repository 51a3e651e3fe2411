import { useState } from 'react'

/** Rows that are shown at first, and those that each press adds. */
const FIRST = 10
const MORE = 90

/** How many rows of a matter are asked for, and what shows more of them while there may be some. */
export function useMore() {
  const [pageSize, setPageSize] = useState(FIRST)
  const onMore = (rows: readonly unknown[] | undefined) =>
    rows && rows.length >= pageSize ? () => setPageSize(pageSize + MORE) : undefined
  return { query: { page: 0, pageSize }, onMore }
}
