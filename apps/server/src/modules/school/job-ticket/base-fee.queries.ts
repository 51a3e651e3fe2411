import type { BaseFee, Instant, PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { frameworkFee } from '../../../db/schema/index.ts'
import { boundBy } from './in-force.queries.ts'

/** How many are in the list of a company on each of some days. */
export async function staffOn(
  db: Statements,
  companyId: string,
  days: readonly PlainDate[],
): Promise<Map<PlainDate, number>> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select asked.day, count(distinct m.party_id)::int as count
    from unnest(${sql.param([...days])}::text[]) as asked (day)
    left join lateral (select id from ${boundBy(companyId, sql`asked.day`)} as bound) as own on true
    left join membership m on m.organisation_id = own.id
      and m.valid_from <= asked.day and (m.valid_until is null or m.valid_until >= asked.day)
    group by asked.day`)
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** The organisations that a company owes a base fee for on each of some days. */
export async function boundOn(
  db: Statements,
  companyId: string,
  days: readonly PlainDate[],
): Promise<Map<PlainDate, Set<string>>> {
  const { rows } = await db.execute<{ day: string; ids: string[] }>(sql`
    select asked.day, array(select id from ${boundBy(companyId, sql`asked.day`)} as own) as ids
    from unnest(${sql.param([...days])}::text[]) as asked (day)`)
  return new Map(rows.map(({ day, ids }) => [day, new Set(ids)]))
}

/** For which months, by their first days, a company was charged its base fee already. */
export async function monthsCharged(db: Statements, companyId: string): Promise<Set<PlainDate>> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select month from framework_fee where company_id = ${companyId}`)
  return new Set(rows.map(({ month }) => month))
}

/** The latest month of which any company of a client was charged its base fee; null: none ever was. */
export async function lastMonthCharged(db: Statements, clientId: string): Promise<PlainDate | null> {
  const { rows } = await db.execute<{ month: string | null }>(sql`
    select max(fee.month) as month from framework_fee fee
    join organisation company on company.id = fee.company_id where company.client_id = ${clientId}`)
  return rows[0]?.month ?? null
}

/** Notes that a month is charged; false: it is already, and whoever asks at the same time waits for the answer. */
export async function noteCharged(
  tx: Transaction,
  { companyId, month, chargedOn }: { companyId: string; month: PlainDate; chargedOn: Instant },
  { per, count, cents }: BaseFee,
): Promise<boolean> {
  const noted = await tx
    .insert(frameworkFee)
    .values({ companyId, month, per, count, cents, chargedOn })
    .onConflictDoNothing()
    .returning({ month: frameworkFee.month })
  return noted.length > 0
}
