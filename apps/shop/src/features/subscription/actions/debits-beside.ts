import type { Debit } from '@billett/contract'

interface Row {
  /** `YYYY-MM-DD` */
  on: string
  /** Null: nothing is debited then. */
  beforeCents: number | null
  afterCents: number | null
}

const sumOn = (debits: readonly Debit[], day: string): number | null => {
  const ofDay = debits.filter(({ on }) => on === day)
  return ofDay.length === 0 ? null : ofDay.reduce((sum, { amountInCent }) => sum + amountInCent, 0)
}

/** Debits with and without a change, day by day. */
export function debitsBeside(before: readonly Debit[], after: readonly Debit[]): Row[] {
  const days = [...new Set([...before, ...after].map(({ on }) => on))].sort()
  return days.map(on => ({ on, beforeCents: sumOn(before, on), afterCents: sumOn(after, on) }))
}
