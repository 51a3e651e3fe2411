import { codeKey, type FrameworkTerms, type PlainDate } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** A company with what is agreed with it on a day. */
export interface Agreed {
  companyId: string
  company: string
  partyId: string
  terms: FrameworkTerms
  validFrom: PlainDate
}

/** Of each company the latest version that has begun; none of it once the agreement has ended. */
const inForce = (day: PlainDate | SQL) => sql`(
  select distinct on (f.company_id) f.company_id, f.terms, f.valid_from from framework_contract f
  where f.state = 'released' and f.valid_from <= ${day}
  order by f.company_id, f.valid_from desc, f.version desc
)`

const columns = sql`o.id as "companyId", o.name as company, o.party_id as "partyId", agreed.terms,
  agreed.valid_from as "validFrom"`
const holdsStill = (day: PlainDate | SQL) => sql`coalesce(agreed.terms ->> 'endsOn', '9999-12-31') >= ${day}`
const holdsOn = (day: PlainDate) => sql`${holdsStill(day)}
  and (o.valid_until is null or o.valid_until >= ${day})`

type Row = Agreed & Record<string, unknown>

/** Companies of a client that somebody can come into on a day by this code, or by this domain of an address. */
export async function agreedByEntry(
  db: Statements,
  clientId: string,
  { code, domain, day }: { code: string; domain: string; day: PlainDate },
): Promise<Agreed[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from organisation o join ${inForce(day)} as agreed on agreed.company_id = o.id
    where o.client_id = ${clientId} and ${holdsOn(day)} and (
      (${codeKey(code)} <> ''
        and upper(regexp_replace(agreed.terms -> 'entry' ->> 'code', '[\\s-]', '', 'g')) = ${codeKey(code)})
      or agreed.terms -> 'entry' -> 'mailDomains' ? ${domain}
    )
    order by o.name, o.id`)
  return rows
}

/** What is agreed with one company on a day; undefined: nothing. */
export async function agreedWith(
  db: Statements,
  clientId: string,
  companyId: string,
  day: PlainDate,
): Promise<Agreed | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from organisation o join ${inForce(day)} as agreed on agreed.company_id = o.id
    where o.client_id = ${clientId} and o.id = ${companyId} and ${holdsOn(day)}`)
  return rows[0]
}

/** A company with all below it; with a condition, as far down as it holds of the organisations `below`. */
export const withinCompany = (companyId: string, holds: SQL = sql`true`) => sql`(
  with recursive within (id) as (
    select ${companyId}::uuid
    union
    select below.id from within join organisation below on below.parent_id = within.id where ${holds}
  )
  select id from within
)`

/**
 * A company with all below it that is bound by what was agreed with it on a day: not whoever has an agreement of their
 * own that holds then.
 */
export const boundBy = (companyId: string, day: SQL) =>
  withinCompany(
    companyId,
    sql`below.id not in (select agreed.company_id from ${inForce(day)} as agreed
      where ${holdsStill(day)})`,
  )

/** The organisation that takes part in contracts as this one, if it is the company or below it. */
export async function placeWithin(db: Statements, companyId: string, partyId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from organisation o where o.party_id = ${partyId} and o.id in ${withinCompany(companyId)}`)
  return rows[0]?.id
}

/**
 * What was agreed last of a company at or above an organisation, whether it holds still or not: who leaves after its
 * end is bound by it as well. By the organisation as it takes part in contracts; undefined: nothing ever was.
 */
export async function agreedAbove(
  db: Statements,
  organisationPartyId: string,
  day: PlainDate,
): Promise<Agreed | undefined> {
  const { rows } = await db.execute<Row>(sql`
    with recursive up (id, parent_id, steps) as (
      select o.id, o.parent_id, 0 from organisation o where o.party_id = ${organisationPartyId}
      union all
      select o.id, o.parent_id, up.steps + 1 from up join organisation o on o.id = up.parent_id
    )
    select ${columns} from up join organisation o on o.id = up.id
    join framework_contract agreed on agreed.company_id = o.id
    where agreed.state = 'released' and agreed.valid_from <= ${day}
    order by up.steps, agreed.valid_from desc, agreed.version desc limit 1`)
  return rows[0]
}
