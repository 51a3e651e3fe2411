import type { Instant } from '@billett/domain'
import { and, eq, gt } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import { creditCheck, userAccount, userAddress } from '../../../db/schema/index.ts'
import type { CreditSubject } from '../../../ports/payment/credit-check.ts'

type StoredCheck = typeof creditCheck.$inferSelect

/** The owner of an account as an agency is asked about them; undefined without a main address. */
export async function subjectOf(
  db: Statements,
  { clientId, accountId }: OwnAccount,
): Promise<CreditSubject | undefined> {
  const { firstName, lastName, birthDate } = userAccount
  const { street, houseNumber, postCode, city, country } = userAddress
  const [row] = await db
    .select({ firstName, lastName, birthDate, street, houseNumber, postCode, city, country })
    .from(userAccount)
    .innerJoin(userAddress, and(eq(userAddress.accountId, userAccount.id), eq(userAddress.isMain, true)))
    .where(and(eq(userAccount.id, accountId), eq(userAccount.clientId, clientId)))
  return row
}

/** The last answer about an account's owner, unless it is older. */
export async function checkSince(db: Statements, accountId: string, since: Instant): Promise<StoredCheck | undefined> {
  const [row] = await db
    .select()
    .from(creditCheck)
    .where(and(eq(creditCheck.accountId, accountId), gt(creditCheck.checkedOn, since)))
  return row
}

export async function keepCheck(db: Statements, check: StoredCheck): Promise<void> {
  const { accountId, ...change } = check
  await db
    .insert(creditCheck)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: creditCheck.accountId, set: change })
}
