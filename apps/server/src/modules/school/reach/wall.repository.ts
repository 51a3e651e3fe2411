import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { PORTAL_ROLE } from '../../../db/portal-role.ts'
import type { World } from '../../../world.ts'
import { reachOf } from './reach.queries.ts'

type Asking = Pick<Context, 'world' | 'visitor' | 'entries'>

/** Organisations somebody may see, and `known`: what is above these and who pays, of which a school sees the names. */
interface Wall extends Record<string, unknown> {
  seen: string
  known: string
}

const reckonedWall = async (asking: Asking, tx: Statements): Promise<Wall> => {
  const { rows } = await tx.execute<Wall>(sql`
    with recursive reach as materialized ${reachOf(asking)},
    up (id) as (
      select organisation_id from reach
      union
      select further.id from up join organisation o on o.id = up.id cross join lateral (
        select o.parent_id as id where o.parent_id is not null
        union all
        select paid.payer_id from pays_for paid where paid.organisation_id = o.id
      ) as further
    )
    select coalesce((select string_agg(organisation_id::text, ',') from reach), '') as seen,
      coalesce((select string_agg(id::text, ',') from up), '') as known`)
  const [wall] = rows
  if (!wall) throw new Error('the database did not say what somebody may see')
  return wall
}

/**
 * Says to the database which organisations the transaction may see, and goes on as the role whose rows it narrows by
 * that (`portal-wall` of the migrations).
 */
const putUp = ({ seen, known }: Wall, tx: Statements) =>
  tx.execute(sql`
    select set_config('billett.organisations', ${seen}, true), set_config('billett.known', ${known}, true),
      set_config('role', ${PORTAL_ROLE}, true)`)

/**
 * The world of a call of the portal: statements that forget to ask whose data it is find nothing of others. What the
 * caller may see is reckoned once for a call, and anew by each statement that asks as it should.
 */
export function walledWorld(asking: Asking): World {
  let wall: Wall | undefined
  const begin = async (tx: Statements) => {
    wall ??= await reckonedWall(asking, tx)
    await putUp(wall, tx)
  }
  return { ...asking.world, db: asking.world.db.behind(begin) }
}

/** What has to count rows of others, as whom a person is named elsewhere: as the shop's own user, and back again. */
export async function outsideWall<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ role: string }>(sql`select current_setting('role') as role`)
  await tx.execute(sql`select set_config('role', 'none', true)`)
  const done = await work()
  await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`)
  return done
}
