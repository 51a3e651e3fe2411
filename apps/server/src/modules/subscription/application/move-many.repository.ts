import { type ApplicationState, canMoveApplication, type Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

interface ManyMoves {
  from: ApplicationState
  to: ApplicationState
  movedOn: Instant
  /** `shop`, or the name of whoever decided. */
  movedBy: string
}

/**
 * Moves all of these contracts that stand in a state to another, each with an event of its own; those that have moved
 * on meanwhile stay. Returns which were moved.
 */
export async function moveMany(
  tx: Transaction,
  contractIds: readonly string[],
  { from, to, movedOn, movedBy }: ManyMoves,
): Promise<string[]> {
  if (!canMoveApplication(from, to)) throw new Error(`no application goes from ${from} to ${to}`)
  if (contractIds.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    with held as (
      select id, client_id from contract where id = any(${sql.param(contractIds)}::uuid[]) and state = ${from}
      order by id for update
    ),
    moved as (
      update contract set state = ${to} from held where contract.id = held.id returning contract.id, contract.client_id
    )
    insert into application_move (contract_id, client_id, number, "from", "to", moved_on, moved_by)
    select moved.id, moved.client_id, coalesce(
        (select max(move.number) from application_move move where move.contract_id = moved.id), 0) + 1,
      ${from}, ${to}, ${movedOn}::timestamptz, ${movedBy}
    from moved returning contract_id as id`)
  return rows.map(({ id }) => id)
}
