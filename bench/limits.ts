import type { Row, RowOptions } from './row.ts'

const MINUTE = 60_000

/** What a row may take, unless it says that it needs more. */
const LIMIT = 10 * MINUTE

/** A quick run is over after this, whatever hangs; one row takes no more of it than that. */
const QUICK_IN_ALL = 5.5 * MINUTE
const QUICK_ROW = 1.5 * MINUTE

/**
 * Milliseconds each row may take. In a quick run those at the end have what the others have left, so that it ends in
 * time.
 */
export function limits(
  { quick, orders, contracts }: Pick<RowOptions, 'quick' | 'orders' | 'contracts'>,
  now: () => number,
): (row: Pick<Row, 'minutes'>) => number {
  const end = now() + QUICK_IN_ALL
  return row => {
    if (quick) return Math.max(0, Math.min(QUICK_ROW, end - now()))
    return row.minutes ? row.minutes({ orders, contracts }) * MINUTE : LIMIT
  }
}
