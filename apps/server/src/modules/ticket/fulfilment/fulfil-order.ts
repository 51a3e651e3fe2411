import type { World } from '../../../world.ts'
import { saleEntryOf } from '../../books/ledger/index.ts'
import { lockAnyOrder } from '../order/index.ts'
import { makeTickets } from './make-tickets.ts'

/**
 * Makes the tickets of a paid order that has none yet. Doing it again does nothing; without the ledger's entry there
 * are no tickets.
 */
export async function fulfilOrder(world: World, orderId: string): Promise<void> {
  await world.reached('ticketsTaken')
  await world.db.transaction(async tx => {
    const order = await lockAnyOrder(tx, orderId)
    if (order?.state !== 'paid') return
    await makeTickets(world, tx, order, await saleEntryOf(tx, orderId))
    await world.reached('ticketsToBeStored')
  })
  await world.reached('ticketsStored')
}
