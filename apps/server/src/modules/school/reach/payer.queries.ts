import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** Who pays, as an organisation and as who takes part in contracts. */
export interface Payer {
  guid: string
  name: string
  partyId: string
}

/**
 * Who pays for an organisation on a day, `(id, name, party_id)`: for itself, or for the nearest above it; no row where
 * nobody does.
 */
export const nearestPayer = (organisationId: SQL, day: SQL): SQL => sql`(
  with recursive up (id, depth) as (
    select ${organisationId}, 0
    union all
    select o.parent_id, up.depth + 1 from up join organisation o on o.id = up.id where o.parent_id is not null
  )
  select payer.id, payer.name, payer.party_id from up
  join pays_for p on p.organisation_id = up.id and p.valid_from <= ${day}
    and (p.valid_until is null or p.valid_until >= ${day})
  join organisation payer on payer.id = p.payer_id
  order by up.depth limit 1
)`

/** The same of one organisation; undefined where nobody pays. */
export async function payerOf(db: Statements, organisationId: string, day: string): Promise<Payer | undefined> {
  const { rows } = await db.execute<Payer & Record<string, unknown>>(sql`
    select id as guid, name, party_id as "partyId"
    from ${nearestPayer(sql`${organisationId}::uuid`, sql`${day}::text`)} as payer`)
  return rows[0]
}
