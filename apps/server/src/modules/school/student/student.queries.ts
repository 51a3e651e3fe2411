import type { Gender, OrganisationKind } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'
import { reachOf } from '../reach/index.ts'
import { LATEST, MISSING, type Narrowed } from './meant-students.queries.ts'
import { allMeant, pageMeant } from './ways-to-students.queries.ts'

/** A pupil as the database says it; `contractId`: the latest contract, where there is one. */
export interface StudentRow {
  id: string
  customerNumber: string
  firstName: string
  lastName: string
  gender: Gender
  birthDate: string
  organisationId: string
  organisationName: string
  organisationKind: OrganisationKind
  grade: string
  class: string
  personnelNumber: string
  from: string
  until: string | null
  contractId: string | null
  missingProofs: number
}

/** Pupils of organisations the reader may look at, by name. What is told of each is looked up for the page alone. */
export async function listedStudents(
  context: Context,
  db: Statements,
  query: Narrowed,
  { limit, offset }: Window,
): Promise<StudentRow[]> {
  const { within, who } = await pageMeant(context, db, query)
  const { rows } = await db.execute<StudentRow & Record<string, unknown>>(sql`
    with ${within},
    page as materialized (
      select m.* ${who}
      order by lower(person.last_name), lower(person.first_name), m.id limit ${limit} offset ${offset}
    )
    select holder.id, holder.customer_number as "customerNumber", person.first_name as "firstName",
      person.last_name as "lastName", person.salutation as gender, person.birth_date as "birthDate",
      o.id as "organisationId", o.name as "organisationName", o.kind as "organisationKind", m.grade, m.class,
      m.personnel_number as "personnelNumber", m.valid_from as from, m.valid_until as until,
      latest.id as "contractId", ${MISSING} as "missingProofs"
    from page m
    join organisation o on o.id = m.organisation_id
    join party holder on holder.id = m.party_id
    join party_person person on person.party_id = m.party_id
    ${LATEST}
    order by lower(person.last_name), lower(person.first_name), m.id`)
  return rows
}

/** How many pupils a list has, whatever page of it is shown. */
export async function countedStudents(context: Context, db: Statements, query: Narrowed): Promise<number> {
  const { within, who } = await allMeant(context, db, query)
  const { rows } = await db.execute<{ total: number }>(sql`with ${within} select count(*)::int as total ${who}`)
  return rows[0]?.total ?? 0
}

interface Groups {
  grades: string[]
  classes: string[]
}

/** Grades and classes that somebody at an organisation is in. */
export async function groupsOf(
  context: Context,
  db: Statements,
  { organizationId, validFrom, validUntil }: Narrowed,
): Promise<Groups> {
  const { within, who } = await allMeant(context, db, { organizationId, validFrom, validUntil })
  const { rows } = await db.execute<Groups & Record<string, unknown>>(sql`
    with ${within},
    groups as (select distinct m.grade, m.class ${who})
    select coalesce(jsonb_agg(distinct grade) filter (where grade <> ''), '[]') as grades,
      coalesce(jsonb_agg(distinct class) filter (where class <> ''), '[]') as classes
    from groups`)
  return rows[0] ?? { grades: [], classes: [] }
}

interface MembershipRow {
  organisationId: string
  organisationName: string
  grade: string
  class: string
  from: string
  until: string | null
}

/** Where a pupil was, as far as the reader may look; the latest first. */
export async function membershipsOf(context: Context, db: Statements, studentId: string): Promise<MembershipRow[]> {
  const { rows } = await db.execute<MembershipRow & Record<string, unknown>>(sql`
    select o.id as "organisationId", o.name as "organisationName", m.grade, m.class, m.valid_from as from,
      m.valid_until as until
    from membership m join organisation o on o.id = m.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id
    where m.party_id = ${studentId} order by m.valid_from desc`)
  return rows
}

interface ContactRow {
  street: string
  houseNumber: string
  postCode: string
  city: string
  email: string
  phone: string
}

/** How somebody is reached, without a home that is secret; of somebody the reader sees. */
export async function contactOf(db: Statements, studentId: string): Promise<ContactRow | undefined> {
  const { rows } = await db.execute<ContactRow & Record<string, unknown>>(sql`
    select coalesce(home ->> 'street', '') as street, coalesce(home ->> 'houseNumber', '') as "houseNumber",
      coalesce(home ->> 'postCode', '') as "postCode", coalesce(home ->> 'city', '') as city, email, phone
    from (
      select case when is_address_secret then '{}'::jsonb else address end as home, email, phone
      from party_person where party_id = ${studentId}
    ) as person`)
  return rows[0]
}

/** Whether the address is confirmed that a school has named for a pupil's guardian; null: none was named. */
export async function guardianAddressOf(db: Statements, studentId: string): Promise<'named' | 'confirmed' | null> {
  const { rows } = await db.execute<{ isConfirmed: boolean }>(sql`
    select named.confirmed_on is not null as "isConfirmed"
    from guardian_address named join contract c on c.id = named.contract_id
    where c.holder_id = ${studentId} order by named.named_on desc limit 1`)
  const [row] = rows
  return row ? (row.isConfirmed ? 'confirmed' : 'named') : null
}
