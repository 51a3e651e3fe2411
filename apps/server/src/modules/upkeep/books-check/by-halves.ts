import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { reasonOf } from '../../../reason-of.ts'

/** How many statements may fail in one check, each of which may have taken its whole time: the rest waits. */
const FAILURES = 6

/** What could not be looked at, and why. */
export interface Unasked<Item> {
  items: readonly Item[]
  reason: string
}

/** So many failures are left to a check. */
export interface Patience {
  left: number
}
export const patience = (): Patience => ({ left: FAILURES })

/**
 * Does something with all of these at once; where that fails, with each half. What fails keeps none of the others, and
 * leaves nothing behind. Gives what it failed with to the end.
 */
export async function byHalves<Item>(
  tx: Transaction,
  patience: Patience,
  items: readonly Item[],
  act: (items: readonly Item[]) => Promise<void>,
): Promise<Unasked<Item>[]> {
  if (items.length === 0) return []
  await tx.execute(sql`savepoint part`)
  try {
    await act(items)
    await tx.execute(sql`release savepoint part`)
    return []
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`)
    await tx.execute(sql`release savepoint part`)
    patience.left -= 1
    if (items.length === 1 || patience.left <= 0) return [{ items, reason: reasonOf(error) }]
  }
  const half = Math.ceil(items.length / 2)
  return [
    ...(await byHalves(tx, patience, items.slice(0, half), act)),
    ...(await byHalves(tx, patience, items.slice(half), act)),
  ]
}
