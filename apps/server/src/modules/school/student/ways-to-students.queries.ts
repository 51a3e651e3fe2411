import type { StudentFilter } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { personLike } from '../../../db/person-like.ts'
import {
  asksForContract,
  isFormer,
  LATEST,
  leavesSoon,
  type Narrowed,
  OF_READER,
  places,
  reach,
  WAITS,
  wanted,
  withNumber,
} from './meant-students.queries.ts'

/** Who holds a contract whose state is like all of these, be it the latest or not. */
const holdersIn = (states: readonly SQL[]): SQL => sql`select c.holder_id from contract c
  where ${OF_READER} and ${sql.join([...states], sql` and `)}`

/** Who holds one of these contracts, which are few in the whole shop. */
const holdersOf = (contractIds: SQL): SQL => sql`
  select held.holder_id from (${contractIds}) as lacking
  -- Asked of one after the other: else all contracts are gathered.
  join lateral (
    select c.holder_id from contract c where c.id = lacking.contract_id and ${OF_READER} offset 0
  ) held on true`

/** Filters that find nobody without a contract. */
const HAS_CONTRACT: readonly StudentFilter[] = ['withContract', 'waiting', 'missingProof', 'missingPhoto', 'moved']

const namedLike = (search: string): SQL => sql`select party_id from party_person person where ${personLike(search)}
  union all ${withNumber(search)}`

/**
 * By what few may be found who are meant, each `(party_id)`, some perhaps twice: an index tells of each. Whether they
 * are, is asked of them afterwards.
 */
function waysToFew(context: Context, query: Narrowed): SQL[] {
  const { filters = [], states } = query
  const today = businessDateOf(context.world.clock())
  const by: Partial<Record<StudentFilter, SQL>> = {
    missingProof: holdersOf(sql`select contract_id from entitlement_proof where given_on is null`),
    missingPhoto: holdersOf(sql`select contract_id from applied_child where photo_id is null`),
    leavesSoon: sql`select m.party_id from membership m where m.organisation_id = any(array(${places(context, query)}))
      and ${leavesSoon(today)}`,
    moved: sql`select party_id from party_person where moved_on is not null`,
    former: sql`select m.party_id from membership m where m.organisation_id = any(array(${places(context, query)}))
      and ${isFormer(today)}`,
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

/**
 * More than this at a place are not gathered for a page of them. Nor are more looked up one after the other: among so
 * many, a page is soon full.
 */
const MANY = 5000

/** Of those whose names begin alike more: going over everybody's name begins far before theirs. */
const FEW_NAMED = 8000

/** Whether a question has more rows than this. */
async function isMoreThan(most: number, context: Context, db: Statements, rows: SQL): Promise<boolean> {
  const { rows: counted } = await db.execute<{ count: number }>(sql`
    with ${reach(context)}
    select count(*)::int as count from (select 1 from (${rows}) as found limit ${most + 1}) as counted`)
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
  for (const way of waysToFew(context, query)) if (!(await isMoreThan(MANY, context, db, way))) return way
  return undefined
}

/** Everybody who is meant, to be counted: names are looked at only where they are asked for. */
export async function allMeant(context: Context, db: Statements, query: Narrowed): Promise<Meant> {
  const few = (await isOfMany(context, db, query)) ? await fewMeant(context, db, query) : undefined
  if (few) return { within: pickedOut(context, query, few), who: found(context, query) }
  const asksForPerson = query.search || query.filters?.includes('moved')
  const names = asksForPerson ? sql`join party_person person on person.party_id = m.party_id` : sql``
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
