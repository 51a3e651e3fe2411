import { and, eq } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import { userAccount, userAddress } from '../../../db/schema/index.ts'

/** Undefined when it is locked, deleted or another client's. */
export async function activeAccount(
  db: Statements,
  { clientId, accountId }: OwnAccount,
): Promise<typeof userAccount.$inferSelect | undefined> {
  const [account] = await db
    .select()
    .from(userAccount)
    .where(and(eq(userAccount.id, accountId), eq(userAccount.clientId, clientId), eq(userAccount.state, 'active')))
  return account
}

export async function mainAddress(
  db: Statements,
  accountId: string,
): Promise<typeof userAddress.$inferSelect | undefined> {
  const [main] = await db
    .select()
    .from(userAddress)
    .where(and(eq(userAddress.accountId, accountId), eq(userAddress.isMain, true)))
  return main
}
