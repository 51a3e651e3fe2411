import type { STAFF_USER_SORTS } from '@billett/contract'
import type { AccountState, Instant } from '@billett/domain'
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import { creditCheck, userAccount } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

export type StaffUserSort = (typeof STAFF_USER_SORTS)[number]

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
  /** Only what comes after this account, in the order of `sort`. */
  after?: { registeredOn: string; id: string; sort: StaffUserSort }
}

const SORTS: Record<StaffUserSort, SQL[]> = {
  '-registeredOn': [desc(userAccount.registeredOn), desc(userAccount.id)],
  registeredOn: [asc(userAccount.registeredOn), asc(userAccount.id)],
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

const comesAfter = ({ after }: UserFilter): SQL =>
  after
    ? sql`(${userAccount.registeredOn}, ${userAccount.id}) ${after.sort === 'registeredOn' ? sql`>` : sql`<`} (${after.registeredOn}::timestamptz, ${after.id}::uuid)`
    : sql`true`

const isFresh = ({ since }: UserFilter): SQL =>
  since === undefined ? sql`true` : sql`${userAccount.registeredOn} >= ${since}`

/** Written out, not sent along: the index of the few who work for the company serves only who names them. */
const isOfType = (userType: number | undefined): SQL =>
  userType === undefined ? sql`true` : sql`${userAccount.userType} & ${sql.raw(String(userType))} <> 0`

/** The first of each client and state come in their order from the index, however many accounts there are. */
const firstOfEach = (filter: UserFilter, sort: StaffUserSort, most: number): SQL =>
  sql`select listed.id, listed.registered_on
    from unnest(${texts(filter.clientIds)}) as client (id)
    cross join unnest(${texts(filter.states)}) as stage (state)
    cross join lateral (
      select ${userAccount.id} as id, ${userAccount.registeredOn} as registered_on from ${userAccount}
      where ${userAccount.clientId} = client.id and ${userAccount.state} = stage.state
        and ${isOfType(filter.userType)}
        and ${isFresh(filter)}
        and ${comesAfter(filter)}
      order by ${sql.join(SORTS[sort], sql`, `)} limit ${most}
    ) as listed`

function meant(filter: UserFilter): SQL {
  const { clientIds, states, userType, term, leaving } = filter
  return sql`select ${userAccount.id} as id, ${userAccount.registeredOn} as registered_on from ${userAccount}
    where ${userAccount.clientId} = any(${texts(clientIds)}) and ${userAccount.state} = any(${texts(states)})
      and ${isOfType(userType)}
      and ${isFresh(filter)}
      and ${comesAfter(filter)}
      and ${leaving ? sql`${userAccount.deletionRequestedOn} is not null` : sql`true`}
      and ${term === '' ? sql`true` : sql`${userAccount.id} in (${meaning(texts(clientIds), term)})`}`
}

const found = (filter: UserFilter, sort: StaffUserSort, most: number): SQL =>
  filter.term === '' && !filter.leaving ? firstOfEach(filter, sort, most) : meant(filter)

/** A page of the accounts that are looked for. */
export function listedUsers(db: Statements, filter: UserFilter, sort: StaffUserSort, { limit, offset }: Window) {
  const direction = sort === 'registeredOn' ? sql`asc` : sql`desc`
  const page = sql`select page.id from (${found(filter, sort, offset + limit)}
    order by registered_on ${direction}, id ${direction} limit ${limit} offset ${offset}) as page`
  return db
    .select({ account: userAccount, score: creditCheck.score })
    .from(userAccount)
    .leftJoin(creditCheck, eq(creditCheck.accountId, userAccount.id))
    .where(sql`${userAccount.id} in (${page})`)
    .orderBy(...SORTS[sort])
}

export type ListedUser = Awaited<ReturnType<typeof listedUsers>>[number]

/** How many there are, counted no further than `most`. */
export async function countUsers(db: Statements, filter: UserFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from (${found(filter, '-registeredOn', most)}) as found limit ${most}) as counted`,
  )
  return rows[0]?.count ?? 0
}
