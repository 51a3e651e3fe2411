import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { paymentAttempt } from '../../db/schema/index.ts'
import { isUndecided } from '../../db/state-in.ts'

/** Whether a payment by a stored method is still undecided: the provider may be about to charge it. */
export async function isMethodInUse(tx: Transaction, id: string): Promise<boolean> {
  const [use] = await tx
    .select({ one: sql`1` })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.methodId, id),
        isUndecided(paymentAttempt.state),
        sql`${paymentAttempt.pollOn} is not null`,
      ),
    )
    .limit(1)
  return use !== undefined
}
