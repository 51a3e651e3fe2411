import type { ReactNode } from 'react'

/** One column of a `DataTable`. The first one names the row. */
export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What rows are put in order by; left out where the column cannot be sorted by. */
  sortedBy?: (row: Row) => string | number
  /** Numbers stand at the end of their column. */
  end?: boolean
  /** Stays on one line: a number, a time. */
  whole?: boolean
  /**
   * Words that are cut to one line where the room ends; whoever points at them reads them whole. `long`: half as much
   * room again, for what is told apart by its last words.
   */
  short?: boolean | 'long'
  /** In a last line below all rows: what the column comes to. */
  total?: ReactNode
}

/** By which column, and whether backwards. */
export interface Sort {
  id: string
  desc: boolean
}
