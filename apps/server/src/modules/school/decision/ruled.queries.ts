import { isContract } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { applicationStateIn } from '../../../db/state-in.ts'
import type { Window } from '../../../db/window.ts'

const decided = (authorityId: string): SQL => sql`
  select distinct d.contract_id as id from entitlement_decision d join contract c on c.id = d.contract_id
  where d.authority_id = ${authorityId} and ${applicationStateIn(sql`c.state`, isContract)}`

/** Tickets that an authority has decided about, in an order that is the same each time and says nothing of them. */
export async function decidedBy(db: Statements, authorityId: string, { limit, offset }: Window): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${decided(authorityId)}) as ticket order by md5(id::text) limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

export async function countDecided(db: Statements, authorityId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${decided(authorityId)}) as ticket`,
  )
  return rows[0]?.count ?? 0
}
