import { USER_TYPE } from '@billett/domain'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import { creditCheck, userAccount, userAddress } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

/** Whose data are looked for; an empty text asks for nothing. */
export interface BaseDataFilter {
  clientIds: readonly string[]
  email: string
  firstName: string
  lastName: string
  /** Only who has answered one of these questions; undefined: anybody. */
  schemes: readonly string[] | undefined
  /** Only who comes after this customer. */
  after?: { id: string; firstName: string; lastName: string }
}

const texts = (all: readonly string[]): SQL => sql`${sql.param(all)}::text[]`

const begins = (column: SQL, text: string): SQL | undefined =>
  text === '' ? undefined : sql`${column} like ${beginning(text)}`

const hasAnswered = (schemes: readonly string[]): SQL =>
  sql`exists (
    select 1 from jsonb_array_elements(${userAccount.dynamicInfos}) as answer
    where answer ->> 'dynamicInfoSchemeGuid' = any(${texts(schemes)}))`

/** Customers who can sign in, with their main address; of staff nobody confirms anything. */
const ofCustomers = (db: Statements) =>
  db
    .select({ account: userAccount, score: creditCheck.score, address: userAddress })
    .from(userAccount)
    .leftJoin(creditCheck, eq(creditCheck.accountId, userAccount.id))
    .leftJoin(userAddress, and(eq(userAddress.accountId, userAccount.id), eq(userAddress.isMain, true)))

const isSeen = (clientIds: readonly string[]): SQL =>
  sql`${userAccount.clientId} = any(${texts(clientIds)}) and ${userAccount.state} = 'active' and ${userAccount.userType} & ${USER_TYPE.WebShop} <> 0`

export const confirmableUsers = (
  db: Statements,
  { clientIds, email, firstName, lastName, schemes, after }: BaseDataFilter,
  { limit, offset }: Window,
) =>
  ofCustomers(db)
    .where(
      and(
        isSeen(clientIds),
        begins(sql`${userAccount.emailKey}`, email),
        begins(sql`lower(${userAccount.firstName})`, firstName),
        begins(sql`lower(${userAccount.lastName})`, lastName),
        schemes && hasAnswered(schemes),
        after &&
          sql`(lower(${userAccount.lastName}), lower(${userAccount.firstName}), ${userAccount.id})
            > (lower(${after.lastName}), lower(${after.firstName}), ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(sql`lower(${userAccount.lastName})`), asc(sql`lower(${userAccount.firstName})`), asc(userAccount.id))
    .limit(limit)
    .offset(offset)

export type ConfirmableUser = Awaited<ReturnType<typeof confirmableUsers>>[number]

/** One of these clients' customers; undefined for any other as for none. */
export async function confirmableUser(
  db: Statements,
  clientIds: readonly string[],
  userId: string,
): Promise<ConfirmableUser | undefined> {
  const [row] = await ofCustomers(db).where(and(isSeen(clientIds), eq(userAccount.id, userId)))
  return row
}
