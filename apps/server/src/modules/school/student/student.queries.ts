import type { StudentsQuery } from '@billett/contract'
import {
  APPLICATION_STATES,
  type ApplicationState,
  addMonths,
  businessDateOf,
  type Gender,
  type OrganisationKind,
  WAITS_IN_PORTAL,
} from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { personLike } from '../../../db/person-like.ts'
import type { Window } from '../../../db/window.ts'
import { inCareOf, reachOf } from '../reach/index.ts'

/** Months ahead in which an end is soon. */
const SOON = 3

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

type Narrowed = Omit<StudentsQuery, 'page' | 'pageSize'> & { studentId?: string }

/** Whether a state waits for somebody. */
const WAITS = sql`= any(${sql.param(WAITS_IN_PORTAL)}::text[])`

const MISSING = sql`(select count(*)::int from entitlement_proof proof
  where proof.contract_id = latest.id and proof.given_on is null)`

/** Parents have handed in no photo for the card, and none is made: afterwards photos are deleted. */
const NO_PHOTO = sql`exists (select 1 from applied_child child where child.contract_id = latest.id and child.photo_id is null)
  and not exists (select 1 from medium card where card.contract_id = latest.id)`

/** What asks for the latest contract of each; the others are decided without looking at any. */
const asksForContract = ({ filters = [], states }: Narrowed): boolean =>
  states !== undefined || filters.some(filter => filter !== 'leavesSoon')

function wanted(query: Narrowed, context: Context): SQL {
  const today = businessDateOf(context.world.clock())
  const { validFrom = today, validUntil = validFrom, filters = [], search, states, studentId } = query
  const by = {
    withContract: sql`latest.id is not null`,
    withoutContract: sql`latest.id is null`,
    waiting: sql`latest.state ${WAITS}`,
    missingProof: sql`${MISSING} > 0`,
    missingPhoto: sql`${NO_PHOTO}`,
    leavesSoon: sql`m.valid_until <= ${addMonths(today, SOON)}`,
  }
  return sql.join(
    [
      // Whoever has left is no pupil of theirs any more, whichever days are asked for.
      sql`(m.valid_until is null or m.valid_until >= ${today})`,
      ...(studentId ? [sql`m.party_id = ${studentId}`] : [sql`m.valid_from <= ${validUntil}`]),
      ...(studentId ? [] : [sql`(m.valid_until is null or m.valid_until >= ${validFrom})`]),
      ...(query.grade ? [sql`m.grade = ${query.grade}`] : []),
      ...(query.class ? [sql`lower(m.class) = lower(${query.class})`] : []),
      ...(search
        ? [
            sql`(${personLike(search)}
              or m.party_id in (select id from party where customer_number = upper(${search})))`,
          ]
        : []),
      ...(states ? [sql`latest.state = any(${sql.param(states)}::text[])`] : []),
      ...filters.map(filter => by[filter]),
    ],
    sql` and `,
  )
}

/** The latest contract of a pupil, as far as the reader may look. */
const LATEST = sql`left join lateral (
    select c.id, c.state from contract c
    -- Looked up for each of very many: what the reader may look at is asked once, and not for every one of them.
    where c.holder_id = m.party_id and c.organisation_id = any(array(
        select about.party_id from organisation about join reach seen on seen.organisation_id = about.id))
      and c.state not in ('StartingState', 'Cancelled', 'ContractTerminated')
    order by c.submitted_on desc, c.id desc limit 1
  ) as latest on true`

const reach = (context: Context): SQL => sql`reach as materialized ${reachOf(context)}`

/** Organisations at which pupils are looked for, as far as the reader may look. */
const places = (context: Context, { organizationId }: Narrowed): SQL =>
  organizationId
    ? sql`select organisation_id from ${inCareOf(context, organizationId, sql`reach`)} as inside
        where organisation_id in (select organisation_id from reach)`
    : sql`select organisation_id from reach`

/** States in which hardly anybody's contract is for long: what is asked of them alone is looked for from there. */
const RARE: readonly ApplicationState[] = APPLICATION_STATES.filter(
  state => state !== 'Granted' && state !== 'Rejected',
)

/** Whether few can be meant, by what their contract waits for or by what is missing of it. */
const asksForFew = ({ filters = [], states }: Narrowed): boolean =>
  filters.some(filter => filter === 'waiting' || filter === 'missingProof' || filter === 'missingPhoto') ||
  (states?.every(state => RARE.includes(state)) ?? false)

/** Who holds any contract that can be meant: the latest of each is looked up of these alone. */
function fewHolders({ filters = [], states }: Narrowed): SQL {
  const by = [
    ...(filters.includes('waiting') ? [sql`c.state ${WAITS}`] : []),
    ...(states ? [sql`c.state = any(${sql.param(states)}::text[])`] : []),
    ...(filters.includes('missingProof')
      ? [sql`c.id in (select contract_id from entitlement_proof where given_on is null)`]
      : []),
    ...(filters.includes('missingPhoto')
      ? [sql`c.id in (select contract_id from applied_child where photo_id is null)`]
      : []),
  ]
  return sql`select c.holder_id from contract c
    where c.organisation_id = any(array(
        select about.party_id from organisation about join reach seen on seen.organisation_id = about.id))
      and ${sql.join(by, sql` and `)}`
}

/** Members are gathered by their places before anything is asked of them. */
const gathered = (context: Context, query: Narrowed): SQL => sql`
  ${reach(context)},
  members as materialized (
    select * from membership where organisation_id = any(array(${places(context, query)}))
      ${query.studentId ? sql`and party_id = ${query.studentId}` : sql``}
      ${asksForFew(query) ? sql`and party_id in (${fewHolders(query)})` : sql``}
  )`

/** More members than this are not gathered for a page of them. */
const MANY = 5000

/**
 * Whether a page is found sooner by going over everybody's name in order: that is short for a county, and never ends
 * for a school.
 */
async function isByName(context: Context, db: Statements, query: Narrowed): Promise<boolean> {
  if (query.studentId !== undefined || query.search !== undefined || asksForFew(query)) return false
  const { rows } = await db.execute<{ count: number }>(sql`
    with ${reach(context)} select count(*)::int as count from (
      select 1 from membership where organisation_id = any(array(${places(context, query)})) limit ${MANY + 1}
    ) as members`)
  return (rows[0]?.count ?? 0) > MANY
}

/** Who is at an organisation that the reader may look at, in the order of names until the page is full. */
const walked = (context: Context, query: Narrowed): SQL => sql`
  from party_person person
  -- Asked of one after the other: else all are gathered after all.
  join lateral (
    select * from membership where party_id = person.party_id
      and organisation_id = any(array(${places(context, query)})) offset 0
  ) m on true
  ${asksForContract(query) ? LATEST : sql``}
  where ${wanted(query, context)}`

/** Who is at an organisation that the reader may look at. */
const found = (context: Context, query: Narrowed): SQL => sql`
  from members m
  join party_person person on person.party_id = m.party_id
  ${asksForContract(query) ? LATEST : sql``}
  where ${wanted(query, context)}`

/** Pupils of organisations the reader may look at, by name. What is told of each is looked up for the page alone. */
export async function listedStudents(
  context: Context,
  db: Statements,
  query: Narrowed,
  { limit, offset }: Window,
): Promise<StudentRow[]> {
  const [within, who] = (await isByName(context, db, query))
    ? [reach(context), walked(context, query)]
    : [gathered(context, query), found(context, query)]
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
  const { rows } = await db.execute<{ total: number }>(sql`
    with ${gathered(context, query)} select count(*)::int as total ${found(context, query)}`)
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
  const { rows } = await db.execute<Groups & Record<string, unknown>>(sql`
    with ${gathered(context, { organizationId })},
    groups as (select distinct m.grade, m.class ${found(context, { validFrom, validUntil })})
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
