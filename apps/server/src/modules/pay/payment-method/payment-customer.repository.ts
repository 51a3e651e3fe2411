import { and, eq } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { paymentCustomer, userAccount } from '../../../db/schema/index.ts'

/** What the provider calls the owner of the account; null until it has been told of one. */
export async function customerOf(db: Statements, { accountId }: OwnAccount, provider: string): Promise<string | null> {
  const [row] = await db
    .select({ reference: paymentCustomer.reference })
    .from(paymentCustomer)
    .where(and(eq(paymentCustomer.accountId, accountId), eq(paymentCustomer.provider, provider)))
  return row?.reference ?? null
}

/** The latest name counts: where the provider has lost a customer, it has made another. */
export async function keepCustomer(
  tx: Transaction,
  { accountId }: OwnAccount,
  { provider, reference }: { provider: string; reference: string },
): Promise<void> {
  await tx
    .insert(paymentCustomer)
    .values({ accountId, provider, reference })
    .onConflictDoUpdate({ target: [paymentCustomer.accountId, paymentCustomer.provider], set: { reference } })
}

/** What the owner of an account is known by to themselves. */
export async function accountNameOf(db: Statements, { clientId, accountId }: OwnAccount): Promise<string> {
  const [row] = await db
    .select({ email: userAccount.email, username: userAccount.username })
    .from(userAccount)
    .where(and(eq(userAccount.id, accountId), eq(userAccount.clientId, clientId)))
  return row?.email ?? row?.username ?? ''
}
