import { isStanding, type PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { applicationStateIn } from '../../../db/state-in.ts'
import { nearestPayer } from '../reach/index.ts'

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
    where c.subscriber_id = ${subscriberId} and ${applicationStateIn(sql`c.state`, isStanding)}
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
    select day, found.party_id as "partyId", found.id as guid
    from unnest(${sql.param([...days])}::text[]) as day
    left join lateral ${nearestPayer(sql`${organisationId}::uuid`, sql`day`)} as found on true`)
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
