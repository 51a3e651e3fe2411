import type { Statements, Transaction } from '../../../db/database.ts'
import { ruleInForce } from '../entitlement/index.ts'
import { followBatch } from './followed-batch.repository.ts'
import { dropOtherPrices } from './parents-said.queries.ts'
import type { StoredYear } from './school-year.repository.ts'

/** What a month costs parents who pay themselves, by the rule of the new year; null: it cannot be had so. */
export const ownPriceOf = async (db: Statements, { authorityId, validFrom }: StoredYear): Promise<number | null> =>
  (await ruleInForce(db, authorityId, validFrom))?.rule.selfPayCents ?? null

/** Whoever has agreed to another price than the rule has by now is asked again; gives whether there is anybody. */
export async function askPriceAgain(tx: Transaction, year: StoredYear): Promise<boolean> {
  const asked = await dropOtherPrices(tx, year.id, await ownPriceOf(tx, year))
  if (asked.length > 0) await followBatch(tx, year, asked)
  return asked.length > 0
}
