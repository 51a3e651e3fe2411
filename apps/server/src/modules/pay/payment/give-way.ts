import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { v7 as rowIdOf } from 'uuid'
import type { World } from '../../../world.ts'

/** Milliseconds that are looked back. */
const LATELY = 5_000

/** So many payments begun meanwhile, ten a second, are a rush: what else works takes its processors from it. */
const RUSH = 50

/** So many times as long as it took whoever works beside a rush rests, */
const RESTS = 4
/** for so many milliseconds at most. */
const LONGEST_REST = 5_000

const NOTHING = new Uint8Array(16)

type Surroundings = Pick<World, 'db' | 'realClock' | 'isStopping'>

/** Whether very many people pay just now: ids of rows count up with the time, so that nothing else is looked up. */
export async function isRush({ db, realClock }: Pick<Surroundings, 'db' | 'realClock'>): Promise<boolean> {
  const since = rowIdOf({ msecs: Date.parse(realClock()) - LATELY, seq: 0, random: NOTHING })
  const { rows } = await db.execute(
    sql`select 1 from payment_attempt where id > ${since}::uuid order by id offset ${RUSH - 1} limit 1`,
  )
  return rows.length > 0
}

/**
 * Does a piece of work for which nobody waits, and rests after it as long as people pay in a rush: they are to notice
 * little of it, and it has the night.
 */
export async function givingWay<Done>(world: Surroundings, work: () => Promise<Done>): Promise<Done> {
  const began = performance.now()
  const done = await work()
  const took = performance.now() - began
  if (!world.isStopping() && (await isRush(world)))
    await pause(Math.min(took * RESTS, LONGEST_REST), undefined, { ref: false })
  return done
}
