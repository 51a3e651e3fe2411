import { emailKey, type Order, totalOf } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { mayTry } from '../../../run/limits/index.ts'

/**
 * Counts one more mail with tickets that cost nothing, and tells whether it may go to that address; what was paid for
 * always may.
 */
export async function mayMailFree(
  context: Context,
  tx: Transaction,
  { tickets, buyer }: Pick<Order, 'tickets' | 'buyer'>,
): Promise<boolean> {
  if (buyer === null || totalOf(tickets) > 0) return true
  return mayTry(context, tx, 'freeOrder', emailKey(buyer.email))
}
