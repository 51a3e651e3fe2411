import { addMinutes, type Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
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

/** Any number: one process checks at a time. */
const CHECK_LOCK = 7_419_029

async function isOurs(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(sql`select pg_try_advisory_xact_lock(${CHECK_LOCK}) as ours`)
  return rows[0]?.ours === true
}

/**
 * Looks whether money, orders and tickets still agree, and tells staff where they do not: of what has moved of late, and of a part of everything. Does
 * nothing while another process looks.
 */
export const checkBooks = (world: World): Promise<void> =>
  world.db.transaction(async tx => {
    if (await isOurs(tx)) await check(world, tx)
  })

async function check(world: World, tx: Transaction): Promise<void> {
  const now = world.clock()
  const touched = await ordersTouchedSince(tx, addMinutes(now, -BACK))
  const part = await ordersOfPart(tx, partAt(now))
  for (const { invariant, what } of await brokenAmong(tx, [...new Set([...touched, ...part])])) {
    const ids = what.slice(0, NAMED).join(', ')
    world.log.error({ invariant, what: what.length }, 'the books do not agree')
    await raiseEvent(tx, world, 'serious', `books:${invariant}`, `${invariant}: ${what.length} × not so (${ids})`)
  }
}
