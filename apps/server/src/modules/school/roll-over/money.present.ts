import type { SchoolYear } from '@billett/contract'
import type { YearMoney } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'

/** What payers are called that are no organisation: one line for all parents. */
const PARENTS = { de: 'Eltern', en: 'Parents' } as const

/** The names of organisations that pay, by their ids. */
async function namesOf(db: Statements, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from organisation where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function presentMoney(
  { world, language }: Context,
  db: Statements,
  { contracts, unknown, beforeCents, afterCents, months, causes }: YearMoney,
): Promise<NonNullable<SchoolYear['money']>> {
  const ids = [...new Set(months.map(({ payer }) => payer).filter(id => id !== ''))]
  const names = await namesOf(db, ids)
  return {
    currency: world.regions.current().tariff.currency,
    contracts,
    unknown,
    beforeInCent: beforeCents,
    afterInCent: afterCents,
    months: months.map(({ payer, month, cents }) => ({
      payer: names.get(payer) ?? PARENTS[language],
      month,
      sumInCent: cents,
    })),
    causes: causes.map(({ cause, contracts: count, cents }) => ({ cause, contracts: count, sumInCent: cents })),
  }
}
