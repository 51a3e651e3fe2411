/** How far lists are counted. */
export const COUNTED = 10_000

/** What is told of a number that was counted to one more than `COUNTED`. */
export const counted = (rows: number): { count: number; isExact: boolean } => ({
  count: Math.min(rows, COUNTED),
  isExact: rows <= COUNTED,
})
