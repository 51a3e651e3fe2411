import type { Instant } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'

/** What must hold. `broken` selects what breaks it, one row each, with a column `what`. */
export interface Invariant {
  name: string
  broken: SQL
}

/** Whether a column holds the id of one of the orders that are looked at. */
export type Among = (column: string) => SQL

/**
 * What must hold of the rows a module writes. Each module states its own, in `*.invariants.ts`; upkeep collects them,
 * and asks them after every database test and while the shop runs.
 */
export interface Invariants {
  /**
   * Of these orders, their money and their tickets, asked of these alone: how long it takes does not depend on how many
   * there are in all.
   */
  ofOrders?: (among: Among) => Invariant[]
  /** Of everything together at a moment, where few rows tell it. */
  ofAll?: (now: Instant) => Invariant[]
}

export const amongOrders = (orderIds: readonly string[]): Among => {
  const ids = sql`${sql.param(orderIds)}::uuid[]`
  return column => sql`${sql.raw(column)} = any(${ids})`
}
