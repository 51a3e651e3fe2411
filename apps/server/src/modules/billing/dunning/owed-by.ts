import { businessDateOf, type Cents } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { openClaims } from '../collection/index.ts'

/** What came of a debit that went back is owed at once, whenever it would be collected. */
const AT_ONCE = ['returnFee', 'dunningFee']

/** What somebody owes that was due by today, less what is credited to them, and under which contracts. */
export async function owedBy(
  world: World,
  db: Statements,
  payerId: string,
): Promise<{ cents: Cents; contractIds: string[] }> {
  const today = businessDateOf(world.clock())
  const open = (await openClaims(db, [payerId])).get(payerId) ?? []
  const due = open.filter(({ dueOn, component }) => dueOn <= today || AT_ONCE.includes(component))
  return {
    cents: due.reduce((sum, { cents }) => sum + cents, 0),
    contractIds: [...new Set(due.filter(({ cents }) => cents > 0).map(({ contractId }) => contractId))],
  }
}
