import { addDays, collectionDate, type PlainDate } from '@billett/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { payerAccount, subscriptionConfiguration } from '../../../../db/schema/index.ts'
import { isDebited } from '../payers.queries.ts'

/** The days after one up to another on which a client's payers are collected from, by what was agreed with them. */
export async function dueDays(
  db: Statements,
  clientId: string,
  { after, until }: { after: PlainDate; until: PlainDate },
): Promise<PlainDate[]> {
  const { dueDay, lateDay, noticeDays } = payerAccount
  const plans = await db
    .select({ dueDay, lateDay, noticeDays: sql<number>`max(${noticeDays})` })
    .from(payerAccount)
    .where(isDebited(clientId))
    .groupBy(dueDay, lateDay)
  const days = new Set<PlainDate>()
  for (const plan of plans)
    for (let day = collectionDate(plan, addDays(after, 1)); day <= until; day = collectionDate(plan, addDays(day, 1)))
      days.add(day)
  return [...days].sort()
}

/** The days of a month until which what a client sells, or sold, can be changed for the next; the latest first. */
export async function deadlines(db: Statements, clientId: string): Promise<number[]> {
  const { configuration, state } = subscriptionConfiguration
  const rows = await db
    .selectDistinct({ day: sql<number | null>`(${configuration} -> 'terms' ->> 'deadlineDay')::int` })
    .from(subscriptionConfiguration)
    .where(and(eq(subscriptionConfiguration.clientId, clientId), inArray(state, ['released', 'retired'])))
  return rows.flatMap(({ day }) => day ?? []).sort((a, b) => b - a)
}
