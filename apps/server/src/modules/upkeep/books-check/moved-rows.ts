import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { amongIds, type OfMoving, ofMovingEach } from '../../../db/invariant.ts'
import { type Moving, movedRow } from '../../../db/schema/index.ts'

/** How many rows that moved are looked at in one check; the rest waits for the next. */
const MOST = 20_000

export interface Moved {
  moving: Moving
  id: string
}

/**
 * What waits to be looked at, oldest first: what others have not committed yet stays for the next check, and a check
 * that fails takes nothing.
 */
export async function takeMoved(tx: Transaction): Promise<Moved[]> {
  const { rows } = await tx.execute<{ moving: Moving; id: string }>(sql`
    with taken as (
      delete from moved_row where number in (select number from moved_row order by number limit ${MOST})
      returning moving, row_id
    )
    select distinct moving, row_id as id from taken`)
  return rows
}

/** They are looked at again by the next check, behind all that waits. */
export const keepMoved = (tx: Transaction, rows: readonly Moved[]): Promise<void> =>
  insertRows(
    tx,
    movedRow,
    rows.map(({ moving, id }) => ({ moving, rowId: id })),
  )

export const idsByMoving = (rows: readonly Moved[]): Map<Moving, string[]> =>
  new Map([...Map.groupBy(rows, ({ moving }) => moving)].map(([moving, some]) => [moving, some.map(({ id }) => id)]))

/** Of these rows alone. */
export function ofMovedRows(rows: readonly Moved[]): OfMoving {
  const ids = idsByMoving(rows)
  return ofMovingEach(moving => amongIds(ids.get(moving) ?? []))
}
