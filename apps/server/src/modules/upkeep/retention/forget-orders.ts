import { keptSince } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { ordersOfPart, type Part } from '../books-check/index.ts'
import { type Among, anonymiseOrders, dropCarts, forgetPassengers } from './order-retention.repository.ts'

/** Minutes from one round to the next, and how many look at all orders once: a week. */
export const FORGET_EVERY_MINUTES = 10
const PARTS = (7 * 24 * 60) / FORGET_EVERY_MINUTES

/** How many orders are looked at in one transaction. */
const BATCH = 500

/** Each round of a week has another part of all orders: no index is needed that every purchase would have to keep. */
const partAt = (now: string): Part => ({
  index: Math.floor(Date.parse(now) / (FORGET_EVERY_MINUTES * 60_000)) % PARTS,
  count: PARTS,
})

/**
 * Of a part of this client's orders: deletes carts nobody has ordered, and forgets passengers and buyers whose time is
 * over. What money was booked and which numbers were given stays. Orders with anything open, and valid tickets, are let
 * be; doing it twice changes nothing.
 */
export async function forgetOrders(world: World, part: Part = partAt(world.clock())): Promise<void> {
  const now = world.clock()
  const { carts, unpaidOrders, passengers, receipts } = world.client.config.retention
  const orderIds = await ordersOfPart(world.db, part)
  for (let first = 0; first < orderIds.length && !world.isStopping(); first += BATCH) {
    const among: Among = { clientId: clientIdOf(world), orderIds: orderIds.slice(first, first + BATCH), now }
    await world.db.transaction(async tx => {
      await dropCarts(tx, among, keptSince(carts, now))
      await forgetPassengers(tx, among, keptSince(passengers, now))
      await anonymiseOrders(tx, among, { paid: keptSince(receipts, now), unpaid: keptSince(unpaidOrders, now) })
    })
  }
}
