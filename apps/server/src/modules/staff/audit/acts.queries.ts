import type { StaffActsQuery } from '@billett/contract'
import { type ActKind, type Instant, USER_TYPE } from '@billett/domain'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import { readingOf } from '../../../db/reading-of.ts'
import { staffAction, userAccount } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

/** Which acts are looked for. */
export interface ActFilter {
  /** Of what they were done to. */
  clientIds: readonly string[]
  /** Empty: whoever did it, to whatever. */
  term: string
  /** What else the text may mean: orders, contracts, accounts by the numbers people know. */
  subjects: readonly string[]
  call: string | undefined
  /** A part of it; any with ''. */
  reason: string
  subjectKind: ActKind | undefined
  from: Instant | undefined
  before: Instant | undefined
  /** The latest come first without it. */
  sort?: StaffActsQuery['sort']
}

/** Everything up to this act has come. */
export type After = Pick<typeof staffAction.$inferSelect, 'on' | 'number'> | undefined

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const texts = (all: readonly string[]): SQL => sql`${sql.param(all)}::text[]`

/** Who did it, or what it was done to, as somebody types it; of a kind that is asked for, what it was done to alone. */
function meant(clients: SQL, { term, subjects, subjectKind }: ActFilter): SQL {
  if (GUID.test(term) && subjectKind) return sql`${staffAction.subjectId} = ${term.toLowerCase()}`
  if (GUID.test(term))
    return sql`(${staffAction.actorId} = ${term}::uuid or ${staffAction.subjectId} = ${term.toLowerCase()})`
  if (subjects.length > 0) return sql`${staffAction.subjectId} = any(${texts(subjects)})`
  const like = beginning(term)
  return sql`${staffAction.actorId} in (
    select id from user_account where client_id = any(${clients}) and user_type & ${USER_TYPE.HGS} <> 0
      and (lower(last_name) like ${like} or lower(username) like ${like}))`
}

const isCall = (call: string): SQL =>
  call.includes('/')
    ? eq(staffAction.call, call)
    : sql`right(${staffAction.call}, ${call.length + 1}::int) = ${`/${call}`}`

function conditions(filter: ActFilter, after: After): SQL {
  const { clientIds, term, call, reason, subjectKind, from, before, sort } = filter
  const all = [
    sql`${staffAction.subjectClientId} = client.id`,
    term === '' ? undefined : meant(texts(clientIds), filter),
    call && isCall(call),
    reason === '' ? undefined : sql`lower(${staffAction.after} ->> 'reason') like ${`%${beginning(reason)}`}`,
    subjectKind && eq(staffAction.subjectKind, subjectKind),
    from && sql`${staffAction.on} >= ${from}`,
    before && sql`${staffAction.on} < ${before}`,
    after &&
      sql`(${staffAction.on}, ${staffAction.number}) ${readingOf(sort).beyond} (${after.on}::timestamptz, ${after.number}::bigint)`,
  ]
  return sql.join(
    all.filter(one => one !== undefined && one !== ''),
    sql` and `,
  )
}

function inOrder({ sort }: ActFilter): SQL {
  const { way } = readingOf(sort)
  return sql`${staffAction.on} ${way}, ${staffAction.number} ${way}`
}

/** The first of each client come from the index in their order; those of all of them are put together. */
export const firstOfEach = (filter: ActFilter, after: After, most: number): SQL =>
  sql`select listed.number, listed.on from unnest(${texts(filter.clientIds)}) as client (id)
    cross join lateral (
      select ${staffAction.number} as number, ${staffAction.on} as "on" from ${staffAction}
      where ${conditions(filter, after)}
      order by ${inOrder(filter)} limit ${most}
    ) as listed`

/** A page of the acts that are looked for, with the names of who did them. */
export async function listedActs(db: Statements, filter: ActFilter, { limit, offset }: Window, after?: After) {
  const { way } = readingOf(filter.sort)
  const { rows } = await db.execute<{ number: string }>(
    sql`select page.number from (${firstOfEach(filter, after, offset + limit)}) as page
      order by page.on ${way}, page.number ${way} limit ${limit} offset ${offset}`,
  )
  if (rows.length === 0) return []
  const { firstName, lastName } = userAccount
  return db
    .select({ act: staffAction, firstName, lastName })
    .from(staffAction)
    .leftJoin(userAccount, eq(userAccount.id, staffAction.actorId))
    .where(
      inArray(
        staffAction.number,
        rows.map(({ number }) => Number(number)),
      ),
    )
    .orderBy(inOrder(filter))
}

export type StoredAct = typeof staffAction.$inferSelect

/** One of them; undefined where it was done to what is of no such client. */
export async function actNumbered(
  db: Statements,
  clientIds: readonly string[],
  number: number,
): Promise<StoredAct | undefined> {
  const [found] = await db
    .select()
    .from(staffAction)
    .where(and(eq(staffAction.number, number), inArray(staffAction.subjectClientId, [...clientIds])))
  return found
}

export type ListedAct = Awaited<ReturnType<typeof listedActs>>[number]

/** How many there are, counted no further than `most`. */
export async function countActs(db: Statements, filter: ActFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (
      select 1 from (${firstOfEach(filter, undefined, most)}) as found limit ${most}) as counted`,
  )
  return rows[0]?.count ?? 0
}
