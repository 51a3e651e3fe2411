import { eq } from 'drizzle-orm'
import { order as orders } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

/** Queues every paid order that has no tickets yet. Returns how many. */
export async function syncFulfilment(world: World): Promise<number> {
  return world.db.transaction(async tx => {
    const waiting = await tx.select({ orderId: orders.id }).from(orders).where(eq(orders.state, 'paid'))
    for (const order of waiting) await world.jobs.send(tx, 'fulfilOrder', order)
    return waiting.length
  })
}
