import type { SubscriptionConfiguration } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { LOCK_NUMBERS } from '../../../db/lock-numbers.ts'
import { subscriptionConfiguration, userAccount } from '../../../db/schema/index.ts'

/** Until the transaction ends no other process makes them. */
export async function waitForOthers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.demoCustomers})`)
}

export const isAccountThere = async (db: Statements, id: string): Promise<boolean> =>
  (await db.$count(userAccount, eq(userAccount.id, id))) > 0

/** What a client offers by subscription now, by its key. */
export async function offeredByKey(
  db: Statements,
  clientId: string,
): Promise<Map<string, { id: string; configuration: SubscriptionConfiguration }>> {
  const { id, key, configuration, state } = subscriptionConfiguration
  const rows = await db
    .select({ id, key, configuration })
    .from(subscriptionConfiguration)
    .where(and(eq(subscriptionConfiguration.clientId, clientId), eq(state, 'released')))
  return new Map(rows.map(row => [row.key, row]))
}
