import { businessDateOf, type Cents } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { isOwedOn, openClaims } from '../collection/index.ts'

/** What somebody owes that was due by today, less what is credited to them, and under which contracts. */
export async function owedBy(
  world: World,
  db: Statements,
  payerId: string,
): Promise<{ cents: Cents; contractIds: string[] }> {
  const today = businessDateOf(world.clock())
  const open = (await openClaims(db, [payerId])).get(payerId) ?? []
  const due = open.filter(claim => isOwedOn(today, claim))
  return {
    cents: due.reduce((sum, { cents }) => sum + cents, 0),
    contractIds: [...new Set(due.filter(({ cents }) => cents > 0).map(({ contractId }) => contractId))],
  }
}
