import type { SchoolYear } from '@billett/contract'
import type { YearMoney } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { namesOf } from './payer-names.queries.ts'

/** What payers are called that are no organisation: one line for all parents. */
const PARENTS = { de: 'Eltern', en: 'Parents' } as const

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
