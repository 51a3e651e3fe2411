import type { StaffUsersQuery } from '@billett/contract'
import type { AccountState, Instant } from '@billett/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import { readingOf } from '../../../db/reading-of.ts'
import { creditCheck, userAccount } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

/** The latest first without it. */
type Sort = StaffUsersQuery['sort']

/** Which accounts are looked for; every client and state is named. */
export interface UserFilter {
  clientIds: readonly string[]
  states: readonly AccountState[]
  /** Bit flag; undefined: any. */
  userType: number | undefined
  /** Those registered from this moment on; undefined: whenever. */
  since: Instant | undefined
  /** Empty: all. */
  term: string
  /** Only those whose owners have asked for their deletion. */
  leaving: boolean
  /** Only what comes after this account, in the order in which they are read. */
  after?: { registeredOn: string; id: string }
}

function inOrder(sort: Sort): SQL {
  const { way } = readingOf(sort)
  return sql`${userAccount.registeredOn} ${way}, ${userAccount.id} ${way}`
}

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const texts = (all: readonly string[]): SQL => sql`${sql.param(all)}::text[]`

/** What a text may mean: each part of it is served by an index of its own. */
function meaning(clients: SQL, term: string): SQL {
  if (GUID.test(term)) return sql`select id from user_account where id = ${term}::uuid`
  const like = beginning(term)
  if (term.includes('@'))
    return sql`select id from user_account where client_id = any(${clients}) and email_key like ${like}`
  return sql`select id from user_account where client_id = any(${clients}) and lower(last_name) like ${like}
    union select id from user_account where client_id = any(${clients}) and username is not null and lower(username) like ${like}
    union select id from user_account where client_id = any(${clients}) and customer_number = ${term} and state in ('active', 'disabled')`
}

const comesAfter = ({ after }: UserFilter, sort: Sort): SQL =>
  after
    ? sql`(${userAccount.registeredOn}, ${userAccount.id}) ${readingOf(sort).beyond} (${after.registeredOn}::timestamptz, ${after.id}::uuid)`
    : sql`true`

const isFresh = ({ since }: UserFilter): SQL =>
  since === undefined ? sql`true` : sql`${userAccount.registeredOn} >= ${since}`

/** Written out, not sent along: the index of the few who work for the company serves only who names them. */
const isOfType = (userType: number | undefined): SQL =>
  userType === undefined ? sql`true` : sql`${userAccount.userType} & ${sql.raw(String(userType))} <> 0`

/** The first of each client and state come in their order from the index, however many accounts there are. */
const firstOfEach = (filter: UserFilter, sort: Sort, most: number): SQL =>
  sql`select listed.id, listed.registered_on
    from unnest(${texts(filter.clientIds)}) as client (id)
    cross join unnest(${texts(filter.states)}) as stage (state)
    cross join lateral (
      select ${userAccount.id} as id, ${userAccount.registeredOn} as registered_on from ${userAccount}
      where ${userAccount.clientId} = client.id and ${userAccount.state} = stage.state
        and ${isOfType(filter.userType)}
        and ${isFresh(filter)}
        and ${comesAfter(filter, sort)}
      order by ${inOrder(sort)} limit ${most}
    ) as listed`

function meant(filter: UserFilter, sort: Sort): SQL {
  const { clientIds, states, userType, term, leaving } = filter
  return sql`select ${userAccount.id} as id, ${userAccount.registeredOn} as registered_on from ${userAccount}
    where ${userAccount.clientId} = any(${texts(clientIds)}) and ${userAccount.state} = any(${texts(states)})
      and ${isOfType(userType)}
      and ${isFresh(filter)}
      and ${comesAfter(filter, sort)}
      and ${leaving ? sql`${userAccount.deletionRequestedOn} is not null` : sql`true`}
      and ${term === '' ? sql`true` : sql`${userAccount.id} in (${meaning(texts(clientIds), term)})`}`
}

const found = (filter: UserFilter, sort: Sort, most: number): SQL =>
  filter.term === '' && !filter.leaving ? firstOfEach(filter, sort, most) : meant(filter, sort)

/** A page of the accounts that are looked for. */
export function listedUsers(db: Statements, filter: UserFilter, sort: Sort, { limit, offset }: Window) {
  const { way } = readingOf(sort)
  const page = sql`select page.id from (${found(filter, sort, offset + limit)}
    order by registered_on ${way}, id ${way} limit ${limit} offset ${offset}) as page`
  return db
    .select({ account: userAccount, score: creditCheck.score })
    .from(userAccount)
    .leftJoin(creditCheck, eq(creditCheck.accountId, userAccount.id))
    .where(sql`${userAccount.id} in (${page})`)
    .orderBy(inOrder(sort))
}

export type ListedUser = Awaited<ReturnType<typeof listedUsers>>[number]

/** How many there are, counted no further than `most`. */
export async function countUsers(db: Statements, filter: UserFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from (${found(filter, undefined, most)}) as found limit ${most}) as counted`,
  )
  return rows[0]?.count ?? 0
}
