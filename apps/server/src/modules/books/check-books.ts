import { addMinutes, type Instant } from '@billett/domain'
import type { World } from '../../world.ts'
import { raiseEvent } from '../common/index.ts'
import { brokenAmong } from './invariants.ts'
import { ordersOfPart, ordersTouchedSince, type Part } from './orders-to-check.ts'

/** How many ids an event names; the rest can be selected. */
const NAMED = 10

/** Minutes from one check to the next, and how far back it looks: what one misses the next ones still see. */
const EVERY = 10
const BACK = 60

/** So many checks make a day. */
const PARTS = (24 * 60) / EVERY

/** Each check of a day has another part of all orders, so that every order, however old, is looked at once a day. */
const partAt = (now: Instant): Part => ({
  index: Math.floor(Date.parse(now) / (EVERY * 60_000)) % PARTS,
  count: PARTS,
})

/** Looks whether money, orders and tickets still agree, and tells staff where they do not: of what has moved of late, and of a part of everything. */
export async function checkBooks(world: World): Promise<void> {
  const now = world.clock()
  const touched = await ordersTouchedSince(world.db, addMinutes(now, -BACK))
  const part = await ordersOfPart(world.db, partAt(now))
  for (const { invariant, what } of await brokenAmong(world.db, [...new Set([...touched, ...part])])) {
    const ids = what.slice(0, NAMED).join(', ')
    world.log.error({ invariant, what: what.length }, 'the books do not agree')
    await raiseEvent(world, 'serious', `books:${invariant}`, `${invariant}: ${what.length} × not so (${ids})`)
  }
}
