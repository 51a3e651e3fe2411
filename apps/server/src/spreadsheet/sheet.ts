import type { Cell } from './cell.ts'

export type Row = readonly Cell[]

/** A table that is written while it is read. */
export interface Sheet {
  /** What it is called: at most 31 letters and digits. */
  name: string
  head: readonly string[]
  /** Some rows at a time, as many as are held. */
  batches: AsyncIterable<readonly Row[]>
  /** Says below the rows what they are; asked when the last of them is written. */
  foot: () => string
}
