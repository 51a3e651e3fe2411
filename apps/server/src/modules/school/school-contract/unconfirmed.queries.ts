import { type PlainDate, portalRight } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** An application that waits for its school to confirm it. */
export interface Unconfirmed {
  contractId: string
  organisationId: string
  organisationName: string
  /** Since which day. */
  askedOn: PlainDate
}

/** Applications of pupils that wait for their school, the longest first; a company is reminded of nothing. */
export async function unconfirmed(db: Statements, clientId: string): Promise<Unconfirmed[]> {
  const { rows } = await db.execute<Unconfirmed & Record<string, unknown>>(sql`
    select c.id as "contractId", o.id as "organisationId", o.name as "organisationName",
      to_char(asked.on_day, 'YYYY-MM-DD') as "askedOn"
    from contract c
    join organisation o on o.party_id = c.organisation_id and o.kind = 'school'
    join lateral (
      select (max(moved_on) at time zone 'Europe/Berlin')::date as on_day from application_move
      where contract_id = c.id and "to" = 'ApprovalOrganizationPending'
    ) as asked on asked.on_day is not null
    where c.client_id = ${clientId} and c.state = 'ApprovalOrganizationPending'
    order by asked.on_day, c.id`)
  return rows
}

/** Somebody of a school who may confirm. */
export interface Confirmer {
  personId: string
  firstName: string
  lastName: string
  email: string
  language: 'de' | 'en'
}

/** Who of a school may decide there on a day, and can be written to. */
export async function confirmersOf(db: Statements, organisationId: string, today: PlainDate): Promise<Confirmer[]> {
  const { rows } = await db.execute<Confirmer & Record<string, unknown>>(sql`
    select person.id as "personId", account.first_name as "firstName", account.last_name as "lastName",
      account.email, account.language
    from contact_person person join user_account account on account.id = person.account_id
    where person.organisation_id = ${organisationId} and person.ended_on is null
      and (person.last_day is null or person.last_day >= ${today}) and account.email is not null and account.state = 'active'
      and person.rights @> ${JSON.stringify([portalRight('AcceptDecline')])}::jsonb
    order by person.id`)
  return rows
}
