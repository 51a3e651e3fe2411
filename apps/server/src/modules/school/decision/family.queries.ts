import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'

/** A child of a family, with the contract or the application there is for it. */
export interface FamilyChild {
  contractId: string
  schoolId: string
  birthDate: PlainDate | null
  state: string
}

/** Children for whom the same guardian concluded or applied, and whom nobody has turned down. */
export async function childrenOf(db: Statements, subscriberId: string): Promise<FamilyChild[]> {
  const { rows } = await db.execute<FamilyChild & Record<string, unknown>>(sql`
    select c.id as "contractId", o.id as "schoolId", person.birth_date as "birthDate", c.state
    from contract c
    join organisation o on o.party_id = c.organisation_id and o.kind not in ('company', 'department')
    left join party_person person on person.party_id = c.holder_id
    where c.subscriber_id = ${subscriberId} and c.state not in ('StartingState', 'Rejected', 'Cancelled')
    order by c.id`)
  return rows
}

/** Who pays for a school on each of some days, as a payer of claims; null where nobody does. */
export async function payersOn(
  db: Statements,
  organisationId: string,
  days: readonly PlainDate[],
): Promise<Map<PlainDate, { partyId: string; guid: string } | null>> {
  const { rows } = await db.execute<{ day: PlainDate; partyId: string | null; guid: string | null }>(sql`
    with recursive up (id, depth) as (
      select ${organisationId}::uuid, 0
      union all
      select o.parent_id, up.depth + 1 from up join organisation o on o.id = up.id where o.parent_id is not null
    )
    select day, found.party_id as "partyId", found.id as guid
    from unnest(${sql.param([...days])}::text[]) as day
    left join lateral (
      select payer.id, payer.party_id from up
      join pays_for p on p.organisation_id = up.id and p.valid_from <= day and (p.valid_until is null or p.valid_until >= day)
      join organisation payer on payer.id = p.payer_id order by up.depth limit 1
    ) as found on true`)
  return new Map(
    rows.map(({ day, partyId, guid }) => [day, partyId === null || guid === null ? null : { partyId, guid }]),
  )
}

/**
 * Contracts whose shares are to be looked at today, held until the transaction ends; those that others hold are not.
 */
export async function dueShares(
  tx: Transaction,
  { clientId, today, most }: { clientId: string; today: PlainDate; most: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select contract_id as id from share_watch where client_id = ${clientId} and next_look_on <= ${today}
    order by next_look_on, contract_id limit ${most} for update skip locked`)
  return rows.map(({ id }) => id)
}
