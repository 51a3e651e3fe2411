import { sql } from 'drizzle-orm'
import { v7 as rowIdOf } from 'uuid'
import type { World } from '../../../world.ts'

/** Milliseconds that are looked back. */
const LATELY = 5_000

/** So many payments begun meanwhile, ten a second, are a rush: what else works takes its processors from it. */
const RUSH = 50

const NOTHING = new Uint8Array(16)

/**
 * Whether very many people pay just now, in whatever shop: all share the processors that are to be left to them. Ids of
 * rows count up with the time, so that nothing else is looked up.
 */
export async function isRush({ db, realClock }: Pick<World, 'db' | 'realClock'>): Promise<boolean> {
  const since = rowIdOf({ msecs: Date.parse(realClock()) - LATELY, seq: 0, random: NOTHING })
  const { rows } = await db.execute(
    sql`select 1 from payment_attempt where id > ${since}::uuid order by id offset ${RUSH - 1} limit 1`,
  )
  return rows.length > 0
}
