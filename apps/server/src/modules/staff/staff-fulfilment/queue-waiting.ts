import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { ordersToFulfil } from '../../ticket/order/index.ts'

/** Queues every paid order of the clients that the caller sees that has no tickets yet, and says how many. */
export async function queueWaiting(
  context: Context,
  tx: Transaction,
): Promise<{ shown: { queued: number }; act: Act }> {
  const { world } = context
  const waiting = await ordersToFulfil(tx, scopeOf(context).clientIds)
  for (const order of waiting) await world.jobs.send(tx, 'fulfilOrder', order)
  return { shown: { queued: waiting.length }, act: { kind: 'shop', id: '', after: { queued: waiting.length } } }
}
