import type { StaffUsersQuery } from '@billett/contract'
import type { AccountState, Instant } from '@billett/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
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
  /** Only these, where a text was looked for. */
  among: readonly string[] | undefined
  /** Only those whose owners have asked for their deletion. */
  leaving: boolean
  /** Only what comes after this account, in the order in which they are read. */
  after?: { registeredOn: string; id: string }
}

function inOrder(sort: Sort): SQL {
  const { way } = readingOf(sort)
  return sql`${userAccount.registeredOn} ${way}, ${userAccount.id} ${way}`
}

const texts = (all: readonly string[]): SQL => sql`${sql.param(all)}::text[]`

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
  const { clientIds, states, userType, among, leaving } = filter
  return sql`select ${userAccount.id} as id, ${userAccount.registeredOn} as registered_on from ${userAccount}
    where ${userAccount.clientId} = any(${texts(clientIds)}) and ${userAccount.state} = any(${texts(states)})
      and ${isOfType(userType)}
      and ${isFresh(filter)}
      and ${comesAfter(filter, sort)}
      and ${leaving ? sql`${userAccount.deletionRequestedOn} is not null` : sql`true`}
      and ${among ? sql`${userAccount.id} = any(${sql.param(among)}::uuid[])` : sql`true`}`
}

const found = (filter: UserFilter, sort: Sort, most: number): SQL =>
  !filter.among && !filter.leaving ? firstOfEach(filter, sort, most) : meant(filter, sort)

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
