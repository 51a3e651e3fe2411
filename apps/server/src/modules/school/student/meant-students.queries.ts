import type { StudentFilter, StudentsQuery } from '@billett/contract'
import { addMonths, businessDateOf, WAITS_IN_PORTAL } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { personLike } from '../../../db/person-like.ts'
import { inCareOf, reachOf } from '../reach/index.ts'

/** Months ahead in which an end is soon. */
const SOON = 3

/** Whom a list is narrowed down to. */
export type Narrowed = Omit<StudentsQuery, 'page' | 'pageSize'> & { studentId?: string }

/** Whether a state waits for somebody. */
const WAITS = sql`= any(${sql.param(WAITS_IN_PORTAL)}::text[])`

export const MISSING = sql`(select count(*)::int from entitlement_proof proof
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
export const LATEST = sql`left join lateral (
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

/** Contracts at organisations the reader may look at, `c`. */
const OF_READER = sql`c.organisation_id = any(array(
  select about.party_id from organisation about join reach seen on seen.organisation_id = about.id))`

/** Who holds a contract whose state is like all of these, be it the latest or not. */
const holdersIn = (states: readonly SQL[]): SQL => sql`select c.holder_id from contract c
  where ${OF_READER} and ${sql.join([...states], sql` and `)}`

/** Who holds one of these contracts, which are few in the whole shop. */
const holdersOf = (contractIds: SQL): SQL => sql`
  select held.holder_id from (${contractIds}) as lacking
  -- Asked of one after the other: else all contracts are gathered.
  join lateral (select c.holder_id from contract c where c.id = lacking.contract_id and ${OF_READER} offset 0) held on true`

/** Filters that find nobody without a contract. */
const HAS_CONTRACT: readonly StudentFilter[] = ['withContract', 'waiting', 'missingProof', 'missingPhoto']

const namedLike = (search: string): SQL => sql`select party_id from party_person person where ${personLike(search)}
  union all select id from party where customer_number = upper(${search})`

/**
 * By what few may be found who are meant, each `(party_id)`, some perhaps twice: an index tells of each. Whether they
 * are, is asked of them afterwards.
 */
function waysToFew(context: Context, query: Narrowed): SQL[] {
  const { filters = [], states } = query
  const today = businessDateOf(context.world.clock())
  const by = {
    withContract: undefined,
    withoutContract: undefined,
    waiting: undefined,
    missingProof: holdersOf(sql`select contract_id from entitlement_proof where given_on is null`),
    missingPhoto: holdersOf(sql`select contract_id from applied_child where photo_id is null`),
    leavesSoon: sql`select party_id from membership where organisation_id = any(array(${places(context, query)}))
      and valid_until >= ${today} and valid_until <= ${addMonths(today, SOON)}`,
  }
  const inStates = [
    ...(filters.includes('waiting') ? [sql`c.state ${WAITS}`] : []),
    ...(states ? [sql`c.state = any(${sql.param(states)}::text[])`] : []),
  ]
  return [
    ...filters.map(filter => by[filter]),
    inStates.length === 0 ? undefined : holdersIn(inStates),
    // Nobody has a contract and none.
    filters.includes('withoutContract') && (states !== undefined || filters.some(one => HAS_CONTRACT.includes(one)))
      ? sql`select null::uuid where false`
      : undefined,
  ].filter(way => way !== undefined)
}

/** Who is at a place, `members`, before anything else is asked of them. */
const gathered = (context: Context, query: Narrowed): SQL => sql`
  ${reach(context)},
  members as materialized (
    select * from membership where organisation_id = any(array(${places(context, query)}))
      ${query.studentId ? sql`and party_id = ${query.studentId}` : sql``}
  )`

const pickedOut = (context: Context, query: Narrowed, few: SQL): SQL => sql`
  ${reach(context)},
  few (party_id) as materialized (select distinct * from (${few}) as found),
  members as materialized (
    -- Asked of one after the other: else all are gathered after all.
    select m.* from few join lateral (
      select * from membership where party_id = few.party_id
        and organisation_id = any(array(${places(context, query)})) offset 0
    ) m on true
  )`

/** Of `members`, those who are meant. */
const found = (context: Context, query: Narrowed): SQL => sql`
  from members m
  -- Of each of them: else everybody's name is gone over in order, which never ends for a school.
  join lateral (select * from party_person where party_id = m.party_id offset 0) person on true
  ${asksForContract(query) ? LATEST : sql``}
  where ${wanted(query, context)}`

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

/** More than this at a place are not gathered for a page of them. */
const MANY = 5000

/** More than this are not looked up one after the other: among so many, a page is soon full. */
const FEW = 5000

/** Of those whose names begin alike more: going over everybody's name begins far before theirs. */
const FEW_NAMED = 8000

/** Whether a question has more rows than this. */
async function isMoreThan(most: number, context: Context, db: Statements, rows: SQL): Promise<boolean> {
  const { rows: counted } = await db.execute<{ count: number }>(sql`
    with ${reach(context)} select count(*)::int as count from (select 1 from (${rows}) as found limit ${most + 1}) as counted`)
  return (counted[0]?.count ?? 0) > most
}

/** What a question begins with and goes on with, `m` being the members who are meant and `person` their names. */
export interface Meant {
  within: SQL
  who: SQL
}

/** Whether there are more members at the places than are gathered for a page. */
const isOfMany = (context: Context, db: Statements, query: Narrowed): Promise<boolean> =>
  isMoreThan(
    MANY,
    context,
    db,
    sql`select 1 from membership where organisation_id = any(array(${places(context, query)}))`,
  )

/** A way that leads to few indeed. */
async function fewMeant(context: Context, db: Statements, query: Narrowed): Promise<SQL | undefined> {
  const named = query.search ? namedLike(query.search) : undefined
  if (named && !(await isMoreThan(FEW_NAMED, context, db, named))) return named
  for (const way of waysToFew(context, query)) if (!(await isMoreThan(FEW, context, db, way))) return way
  return undefined
}

/** Everybody who is meant, to be counted: names are looked at only where they are asked for. */
export async function allMeant(context: Context, db: Statements, query: Narrowed): Promise<Meant> {
  const few = (await isOfMany(context, db, query)) ? await fewMeant(context, db, query) : undefined
  if (few) return { within: pickedOut(context, query, few), who: found(context, query) }
  const names = query.search ? sql`join party_person person on person.party_id = m.party_id` : sql``
  const who = sql`from membership m ${names} ${asksForContract(query) ? LATEST : sql``}
    where m.organisation_id = any(array(${places(context, query)})) and ${wanted(query, context)}`
  return { within: reach(context), who }
}

/**
 * The same for a page of them, in the order of names: those of a school are gathered, and so are a few among very many;
 * a page of very many is found by going over everybody's name in order, which is short for a county and never ends for
 * a school.
 */
export async function pageMeant(context: Context, db: Statements, query: Narrowed): Promise<Meant> {
  const gather = { within: gathered(context, query), who: found(context, query) }
  if (query.studentId !== undefined || !(await isOfMany(context, db, query))) return gather
  const few = await fewMeant(context, db, query)
  if (few) return { within: pickedOut(context, query, few), who: found(context, query) }
  return { within: reach(context), who: walked(context, query) }
}
