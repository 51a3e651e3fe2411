import { addMinutes, type Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { LOCK_NUMBERS } from '../../../db/lock-numbers.ts'
import type { Surroundings } from '../../../world.ts'
import { lookAtBooks } from './look-at-books.ts'
import { keepMoved, takeMoved } from './moved-rows.ts'
import { ordersOfPart, ordersTouchedSince, type Part } from './orders-to-check.ts'
import { tellBroken, tellUnasked } from './tell-of-books.ts'

/** Milliseconds from one check to the next: the more often, the less each of them has to look at. */
export const CHECK_EVERY = 30_000
const DAY = 24 * 60 * 60_000

/**
 * Minutes a check looks back beyond the one before it: what others wrote meanwhile is seen when it is committed, which
 * is after its moment.
 */
const BACK = 0.5
/** The first of a process does not know who has checked before. */
const BACK_AT_FIRST = 60

/** So many checks make a day. */
const PARTS = DAY / CHECK_EVERY

/**
 * Every so many checks look at what is asked of everything together, too: some of that takes as long as all the rest.
 */
const ALL_TOGETHER = 20

const numberOf = (now: Instant): number => Math.floor(Date.parse(now) / CHECK_EVERY)

/** Each check of a day has another part of all orders, so that every order, however old, is looked at once a day. */
const partAt = (now: Instant): Part => ({ index: numberOf(now) % PARTS, count: PARTS })

/** When a process has checked last. A process has one pool for its rounds; worlds there are many. */
const lastChecks = new WeakMap<Database, Instant>()

async function isOurs(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK_NUMBERS.booksCheck}) as ours`,
  )
  return rows[0]?.ours === true
}

/**
 * Looks whether money, orders and tickets still agree, and tells staff where they do not: of what has moved of late, of
 * a part of all orders, and every so often of what is asked of everything together. What has moved and is no order is
 * looked at until it holds. Does nothing while another process looks.
 */
export async function checkBooks(world: Surroundings): Promise<void> {
  const now = world.clock()
  const checked = await world.db.transaction(async tx => {
    const ours = await isOurs(tx)
    if (ours) await check(world, tx, now)
    return ours
  })
  if (checked) lastChecks.set(world.db, now)
}

async function check(world: Surroundings, tx: Transaction, now: Instant): Promise<void> {
  const last = lastChecks.get(world.db)
  const touched = await ordersTouchedSince(tx, last ? addMinutes(last, -BACK) : addMinutes(now, -BACK_AT_FIRST))
  const part = await ordersOfPart(tx, partAt(now))
  const ofAll = last === undefined || numberOf(now) % ALL_TOGETHER === 0
  const found = await lookAtBooks(tx, {
    orderIds: [...new Set([...touched, ...part])],
    moved: await takeMoved(tx),
    ofAllAt: ofAll ? now : undefined,
  })
  await keepMoved(tx, found.kept)
  for (const one of found.broken) await tellBroken(world, tx, one)
  for (const one of found.unasked) await tellUnasked(world, tx, one)
}
