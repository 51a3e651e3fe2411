import { addDays, collectionDate, type PlainDate } from '@billett/domain'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { subscriptionConfiguration } from '../../../../db/schema/index.ts'
import { paysByDebit } from '../pays-by-debit.queries.ts'

const late = sql`coalesce(p.late_day, 0)`

/**
 * The due days that there are among payers of a client who are debited and owe something, or did. From one to the next
 * by the index, so that it is as quick with a million payers as with ten; 0: no second day.
 */
export const duePlans = (clientId: string): SQL => sql`
  with recursive plan as (
    (select p.due_day, ${late} as late from payer_account p
      where ${paysByDebit('p', clientId)} order by p.due_day, ${late} limit 1)
    union all
    select next.due_day, next.late from plan cross join lateral (
      select p.due_day, ${late} as late from payer_account p
      where ${paysByDebit('p', clientId)} and (p.due_day, ${late}) > (plan.due_day, plan.late)
      order by p.due_day, ${late} limit 1
    ) next
  )
  select plan.due_day as "dueDay", nullif(plan.late, 0) as "lateDay" from plan cross join lateral (
    select p.id from payer_account p
    where ${paysByDebit('p', clientId)} and p.due_day = plan.due_day and ${late} = plan.late
      and exists (select 1 from claim where claim.payer_id = p.id)
    limit 1
  ) found`

/** The days after one up to another on which a client's payers are collected from, by what was agreed with them. */
export async function dueDays(
  db: Statements,
  clientId: string,
  { after, until }: { after: PlainDate; until: PlainDate },
): Promise<PlainDate[]> {
  const { rows } = await db.execute<{ dueDay: number; lateDay: number | null }>(duePlans(clientId))
  const days = new Set<PlainDate>()
  for (const plan of rows)
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
