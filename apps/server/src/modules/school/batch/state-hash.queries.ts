import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { inCareOf } from '../reach/index.ts'

/** The sum of the fingerprints of all rows, whatever order they come in. */
const print = (row: SQL): SQL => sql`coalesce(sum(hashtextextended(${row}::text, 0)), 0)::text`

/**
 * Fingerprint of what is known of everybody at an organisation and all it looks after: where they are, who they are,
 * and what holds of their contracts. What was done and taken back leaves it as it was.
 */
export async function stateHash(context: Context, db: Statements, organisationId: string): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    with care as materialized (select organisation_id as id from ${inCareOf(context, organisationId)} as inside),
    there as materialized (
      select m.party_id, m.organisation_id, m.grade, m.class, m.personnel_number, m.valid_from, m.valid_until
      from membership m join care on care.id = m.organisation_id
    )
    select concat_ws('.',
      (select ${print(sql`there`)} from there),
      (select ${print(sql`person`)} from party_person person where person.party_id in (select party_id from there)),
      (select ${print(sql`row(c.id, c.organisation_id, c.next_organisation_id, c.next_organisation_on, event.happening)`)}
        from contract c join organisation o on o.party_id = c.organisation_id join care on care.id = o.id
        join contract_event event on event.contract_id = c.id
        where event.happening ->> 'kind' <> 'voided' and not exists (
          select 1 from contract_event taken where taken.contract_id = c.id and taken.happening ->> 'kind' = 'voided'
            and (taken.happening -> 'payload' ->> 'seq')::int = event.seq))
    ) as hash`)
  return rows[0]?.hash ?? ''
}
