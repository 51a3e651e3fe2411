import { desc, eq, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { accountEvent, creditCheck, notificationSetting, userAccount } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { addressesOf } from '../../people/account/index.ts'
import { runningSessions } from '../../people/session/index.ts'
import type { ListedUser } from './listed-users.queries.ts'

/** How many lines of the journal are shown. */
const LINES = 100

/** An account of one of these clients, as the list has it; undefined for any other as for none. */
export async function seenUser(
  db: Statements,
  clientIds: readonly string[],
  userId: string,
): Promise<ListedUser | undefined> {
  const [row] = await db
    .select({ account: userAccount, score: creditCheck.score })
    .from(userAccount)
    .leftJoin(creditCheck, eq(creditCheck.accountId, userAccount.id))
    .where(sql`${userAccount.id} = ${userId} and ${userAccount.clientId} = any(${sql.param(clientIds)}::text[])`)
  return row
}

/** What goes with an account. */
export async function userDetail(world: World, db: Statements, accountId: string) {
  return {
    addresses: await addressesOf(db, accountId),
    notifications: await db.select().from(notificationSetting).where(eq(notificationSetting.accountId, accountId)),
    sessions: await runningSessions(world, db, accountId),
    journal: await db
      .select({ kind: accountEvent.kind, on: accountEvent.on })
      .from(accountEvent)
      .where(eq(accountEvent.accountId, accountId))
      .orderBy(desc(accountEvent.on), desc(accountEvent.id))
      .limit(LINES),
  }
}

export type UserDetail = Awaited<ReturnType<typeof userDetail>>
