import {
  addMonths,
  businessDateOf,
  EMPLOYER_KINDS,
  type KnownIdentity,
  type KnownPupil,
  type Named,
  type OrganisationKind,
  type PlainDate,
} from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { inCareOf, reachOf } from '../reach/index.ts'
import { sharedTexts } from './shared-texts.ts'

/** Pupils that are read at a time. */
const SOME = 2000

/** Months for which somebody who has left is known again. */
const KNOWN_AGAIN = 24

/**
 * Of a membership `m` at `o` of a `person`. A company is not told how its employees are reached at home, nor a former
 * school how its pupils are today; where somebody lives whose address is secret, nobody is. `isGone`: whether they are
 * there no more.
 */
function fields(isGone: SQL): SQL {
  const isHidden = sql`(o.kind = any(${sql.param(EMPLOYER_KINDS)}::text[]) or person.is_address_secret or ${isGone})`
  const seen = (said: SQL) => sql`case when ${isHidden} then '' else ${said} end`
  return sql`m.party_id as id, m.organisation_id as "schoolId", m.id as "membershipId",
    m.personnel_number as number, person.last_name as "lastName", person.first_name as "firstName",
    person.birth_date as "birthDate", case when ${isGone} then 0 else person.salutation end as gender, m.class, m.grade,
    ${seen(sql`person.address ->> 'street'`)} as street, ${seen(sql`person.address ->> 'houseNumber'`)} as "houseNumber",
    ${seen(sql`person.address ->> 'postCode'`)} as "postCode", ${seen(sql`person.address ->> 'city'`)} as city,
    ${seen(sql`person.email`)} as email, m.valid_from as from, m.valid_until as until, ${isHidden} as "isHomeHidden"`
}

const inside = (context: Context, organisationId: string): SQL =>
  sql`m.organisation_id in (select organisation_id from ${inCareOf(context, organisationId)} as inside)`

interface There {
  organisationId: string
  day: PlainDate
}

/** Who of them is meant; all where nobody is named. */
const isNamed = (partyIds: readonly string[] | undefined): SQL =>
  partyIds ? sql`and m.party_id = any(${sql.param([...partyIds])}::uuid[])` : sql``

/**
 * Who is at an organisation, and all it looks after, on a day or comes to it later; and who has left lately and is
 * nowhere of these now. One row for each, by their party.
 */
function whoIsThere(context: Context, { organisationId, day }: There, said: SQL, partyIds?: readonly string[]): SQL {
  const since = addMonths(day, -KNOWN_AGAIN)
  return sql`
    select distinct on (m.party_id) ${said}, coalesce(m.valid_until < ${day}, false) as "isFormer"
    from membership m join party_person person on person.party_id = m.party_id
    join organisation o on o.id = m.organisation_id
    where ${inside(context, organisationId)} and (m.valid_until is null or m.valid_until >= ${since})
      ${isNamed(partyIds)}
    order by m.party_id, coalesce(m.valid_until < ${day}, false), m.valid_from`
}

/** Some of those who are there, with all that is known of them. */
export async function knownPupils(
  context: Context,
  db: Statements,
  there: There,
  partyIds: readonly string[],
): Promise<KnownPupil[]> {
  if (partyIds.length === 0) return []
  const { day } = there
  const today = businessDateOf(context.world.clock())
  // A list may hold from a day in the past: whoever has left since is seen no more than others who have.
  const isGone = sql`coalesce(m.valid_until < ${day > today ? day : today}, false)`
  const { rows } = await db.execute<KnownPupil & Record<string, unknown>>(
    whoIsThere(context, there, fields(isGone), partyIds),
  )
  return rows
}

const IDENTITY = sql`m.party_id as id, m.organisation_id as "schoolId", m.personnel_number as number,
  person.last_name as "lastName", person.first_name as "firstName", person.birth_date as "birthDate", m.class,
  m.valid_from as from`

/** Somebody who is there, and since when they are. */
export type Enrolled = KnownIdentity & { from: PlainDate }

/**
 * Who is there, all of them, and no more of each than tells them apart. They are fetched some after the others: a
 * hundred thousand in one answer would be held twice, with each school and class as often as somebody is there.
 */
export async function knownIdentities(context: Context, tx: Transaction, there: There): Promise<Enrolled[]> {
  const share = sharedTexts()
  const all: Enrolled[] = []
  // All of them are read, not the first ones.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`)
  await tx.execute(sql`declare known_pupils no scroll cursor for ${whoIsThere(context, there, IDENTITY)}`)
  for (;;) {
    const { rows } = await tx.execute<Enrolled & Record<string, unknown>>(
      sql`fetch ${sql.raw(String(SOME))} from known_pupils`,
    )
    for (const one of rows)
      all.push({
        ...one,
        schoolId: share(one.schoolId),
        firstName: share(one.firstName),
        birthDate: share(one.birthDate),
        class: share(one.class),
        from: share(one.from),
      })
    if (rows.length < SOME) return all
  }
}

/**
 * Who is at another place that the reader may look at, by days of birth: a list of one of several schools names them as
 * new. Nobody outside the reader's reach is found, and of those alike who are not elsewhere nothing is said.
 */
export async function pupilsElsewhere(
  context: Context,
  db: Statements,
  { organisationId, day, births, partyId }: Elsewhere,
): Promise<(KnownPupil & { schoolName: string })[]> {
  if (births?.length === 0) return []
  const { rows } = await db.execute<KnownPupil & { schoolName: string } & Record<string, unknown>>(sql`
    select distinct on (m.party_id) ${fields(sql`false`)}, false as "isFormer", o.name as "schoolName"
    from membership m join party_person person on person.party_id = m.party_id
    join organisation o on o.id = m.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id
    where not ${inside(context, organisationId)} and (m.valid_until is null or m.valid_until >= ${day})
      ${births ? sql`and person.birth_date = any(${sql.param(births)}::text[])` : sql``}
      ${partyId ? sql`and m.party_id = ${partyId}` : sql``}
    order by m.party_id, m.valid_from`)
  return rows
}

interface Elsewhere {
  organisationId: string
  day: PlainDate
  births?: readonly PlainDate[]
  partyId?: string
}

export interface ListedSchool {
  id: string
  partyId: string
  name: string
  number: string
  kind: OrganisationKind
}

/** An organisation and all it looks after. */
export async function schoolsInside(context: Context, db: Statements, organisationId: string): Promise<ListedSchool[]> {
  const { rows } = await db.execute<ListedSchool & Record<string, unknown>>(sql`
    select o.id, o.party_id as "partyId", o.name, o.number, o.kind from organisation o
    where o.id in (select organisation_id from ${inCareOf(context, organisationId)} as inside)`)
  return rows
}

/** Organisations by their ids. */
export async function schoolsById(db: Statements, ids: readonly string[]): Promise<ListedSchool[]> {
  const { rows } = await db.execute<ListedSchool & Record<string, unknown>>(sql`
    select id, party_id as "partyId", name, number, kind from organisation where id = any(${sql.param(ids)}::uuid[])`)
  return rows
}

type Listed = KnownPupil & { schoolNumber: string }

/**
 * Who is there on a day, some at a time by class and name, for a file. Who that is and in which order is found once, so
 * that the hundredth thousand takes no longer than the first; whether the reader may still see them, and they are still
 * there, is asked of each page.
 */
export async function* pupilsThere(
  context: Context,
  { organisationId, day, some = SOME }: { organisationId: string; day: PlainDate; some?: number },
): AsyncGenerator<readonly Listed[]> {
  const { db } = context.world
  const isThere = sql`m.valid_from <= ${day} and (m.valid_until is null or m.valid_until >= ${day})`
  const { rows: there } = await db.execute<{ id: string }>(sql`
    select m.id from membership m join party_person person on person.party_id = m.party_id
    join organisation o on o.id = m.organisation_id
    where ${inside(context, organisationId)} and ${isThere}
    order by o.number, m.class, lower(person.last_name), lower(person.first_name), m.id`)
  for (let at = 0; at < there.length; at += some) {
    const ids = there.slice(at, at + some).map(({ id }) => id)
    const { rows } = await db.execute<Listed & Record<string, unknown>>(sql`
      -- By their ids first: of a large authority these are few.
      with page as materialized (
        select m.*, one.place from unnest(${sql.param(ids)}::uuid[]) with ordinality as one (id, place)
        join membership m on m.id = one.id
        where ${isThere}
      )
      select ${fields(sql`false`)}, false as "isFormer", o.number as "schoolNumber"
      from page m
      join party_person person on person.party_id = m.party_id
      join organisation o on o.id = m.organisation_id
      where ${inside(context, organisationId)}
      order by m.place`)
    yield rows
  }
}

/** Whose address is secret of those who are, or were, at an organisation and all it looks after; few. */
export async function secretInside(context: Context, db: Statements, organisationId: string): Promise<Named[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select distinct person.last_name as "lastName", person.first_name as "firstName", person.birth_date as "birthDate"
    from party_person person join membership m on m.party_id = person.party_id
    where person.is_address_secret and person.birth_date <> '' and ${inside(context, organisationId)}`)
  return rows
}

/** Who of a client’s people has a secret address, whichever record says so; few. */
export async function secretPeople(db: Statements, clientId: string): Promise<Named[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select distinct person.last_name as "lastName", person.first_name as "firstName", person.birth_date as "birthDate"
    from party_person person join party on party.id = person.party_id
    where person.is_address_secret and person.birth_date <> '' and party.client_id = ${clientId}`)
  return rows
}
