import { isStanding, type PlainDate, personKey } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { applicationStateIn } from '../../../db/state-in.ts'
import { nearestPayer } from '../reach/index.ts'
import { recordsLike } from './guardian.queries.ts'

/** A child of a family, with the contract or the application there is for it. */
export interface FamilyChild {
  contractId: string
  schoolId: string
  /** Where the contract goes along to from a day on, as it was arranged; null: nowhere. */
  next: { schoolId: string; from: PlainDate } | null
  birthDate: PlainDate | null
  state: string
  /** Who it is, as one text: somebody is applied for anew each year, and is one child all the same. */
  person: string
}

type Found = Omit<FamilyChild, 'person'> & { holderId: string; firstName: string | null; lastName: string | null }

/** Children for whom the same guardian concluded or applied, whenever that was, and whom nobody has turned down. */
export async function childrenOf(db: Statements, subscriberId: string): Promise<FamilyChild[]> {
  const guardians = await recordsLike(db, subscriberId)
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select c.id as "contractId", o.id as "schoolId", person.birth_date as "birthDate", c.state,
      case when next.id is not null
        then jsonb_build_object('schoolId', next.id, 'from', c.next_organisation_on) end as next,
      c.holder_id as "holderId", person.first_name as "firstName", person.last_name as "lastName"
    from contract c
    join organisation o on o.party_id = c.organisation_id and o.kind not in ('company', 'department')
    left join organisation next on next.party_id = c.next_organisation_id
    left join party_person person on person.party_id = c.holder_id
    where c.subscriber_id = any(${sql.param(guardians)}::uuid[]) and ${applicationStateIn(sql`c.state`, isStanding)}
    order by c.id`)
  return rows.map(({ holderId, firstName, lastName, ...child }) => {
    const { birthDate } = child
    const isKnown = firstName !== null && lastName !== null && birthDate !== null
    return { ...child, person: isKnown ? personKey({ firstName, lastName, birthDate }) : holderId }
  })
}

/** Who concluded or applies for each of some contracts. */
export async function subscribersOf(db: Statements, contractIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; subscriberId: string }>(sql`
    select id, subscriber_id as "subscriberId" from contract where id = any(${sql.param([...contractIds])}::uuid[])`)
  return new Map(rows.map(({ id, subscriberId }) => [id, subscriberId]))
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
