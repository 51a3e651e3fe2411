import { purchases } from './purchases/purchases.row.ts'
import type { Row } from './row.ts'

/** Everything that is measured, in the order of the table. */
export const rows: readonly Row[] = [purchases]
