import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { amongIds, type OfMoving, ofMovingEach } from '../../../db/invariant.ts'
import type { Moving } from '../../../db/schema/index.ts'

/** How many rows that moved are looked at at once; the rest waits for the next check. */
const MOST = 20_000

/**
 * What moved since the last check, which is told no second time: what others have not committed yet stays for the next,
 * and a check that fails takes nothing. Undefined where nothing moved.
 */
export async function takeMoved(tx: Transaction): Promise<OfMoving | undefined> {
  const { rows } = await tx.execute<{ moving: Moving; id: string }>(sql`
    with taken as (
      delete from moved_row where number in (select number from moved_row order by number limit ${MOST})
      returning moving, row_id
    )
    select distinct moving, row_id as id from taken`)
  if (rows.length === 0) return undefined
  const moved = Map.groupBy(rows, ({ moving }) => moving)
  return ofMovingEach(moving => amongIds((moved.get(moving) ?? []).map(({ id }) => id)))
}
