import { RIGHTS, USER_TYPE } from '@billett/domain'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { userAccount } from '../../../db/schema/index.ts'

const isStaff = sql`${userAccount.userType} & ${USER_TYPE.HGS} <> 0`

/** Whose staff somebody is, among these clients; undefined for others and for none. */
export async function clientOfStaff(
  tx: Transaction,
  clientIds: readonly string[],
  userId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ clientId: userAccount.clientId })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.id, userId),
        sql`${userAccount.clientId} = any(${sql.param(clientIds)}::text[])`,
        isStaff,
        ne(userAccount.state, 'deleted'),
      ),
    )
  return row?.clientId
}

/** Rights of one client's staff change one after the other: two administrators could take it from each other. */
export async function lockRightsOf(tx: Transaction, clientId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rights ${clientId}`}, 0))`)
}

/** How many others administer a client and can sign in. */
export async function otherAdministrators(tx: Transaction, clientId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.clientId, clientId),
        eq(userAccount.state, 'active'),
        ne(userAccount.id, userId),
        isStaff,
        sql`${userAccount.rights} @> ${JSON.stringify([RIGHTS.IsAdministrator])}::jsonb`,
      ),
    )
  return row?.count ?? 0
}
