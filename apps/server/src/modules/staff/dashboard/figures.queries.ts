import { type Instant, USER_TYPE } from '@billett/domain'
import { and, count, inArray, ne, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { invoiceCounter, userAccount } from '../../../db/schema/index.ts'

/** Each order that was sold and fulfilled has one invoice number, without a gap: nobody has to count them. */
export async function invoiceNumbers(db: Statements, clientIds: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${invoiceCounter.last}), 0)::float8` })
    .from(invoiceCounter)
    .where(inArray(invoiceCounter.clientId, [...clientIds]))
  return row?.sum ?? 0
}

/** Accounts of customers: all, and those that were registered since a moment. */
export async function customersOf(
  db: Statements,
  clientIds: readonly string[],
  since: Instant,
): Promise<{ all: number; fresh: number }> {
  const [row] = await db
    .select({ all: count(), fresh: sql<number>`count(*) filter (where ${userAccount.registeredOn} >= ${since})::int` })
    .from(userAccount)
    .where(
      and(
        inArray(userAccount.clientId, [...clientIds]),
        ne(userAccount.state, 'deleted'),
        sql`${userAccount.userType} & ${USER_TYPE.WebShop} <> 0`,
      ),
    )
  return row ?? { all: 0, fresh: 0 }
}
