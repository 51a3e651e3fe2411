import type { World } from '../../../world.ts'
import { ordersToFulfil } from '../order/index.ts'

/** Queues every paid order that has no tickets yet. Returns how many. */
export async function syncFulfilment(world: World): Promise<number> {
  return world.db.transaction(async tx => {
    const waiting = await ordersToFulfil(tx)
    for (const order of waiting) await world.jobs.send(tx, 'fulfilOrder', order)
    return waiting.length
  })
}
