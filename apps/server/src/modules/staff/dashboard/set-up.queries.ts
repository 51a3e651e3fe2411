import { USER_TYPE } from '@billett/domain'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { messageOfTheDay, userAccount } from '../../../db/schema/index.ts'

/** Accounts of a client's staff that can sign in. */
export async function workingStaff(db: Statements, clientId: string): Promise<number> {
  const isStaff = sql`${userAccount.userType} & ${USER_TYPE.HGS} <> 0`
  const [row] = await db
    .select({ count: count() })
    .from(userAccount)
    .where(and(eq(userAccount.clientId, clientId), isStaff, eq(userAccount.state, 'active')))
  return row?.count ?? 0
}

/** Messages to a client's passengers that are kept. */
export async function writtenMessages(db: Statements, clientId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(messageOfTheDay).where(eq(messageOfTheDay.clientId, clientId))
  return row?.count ?? 0
}
