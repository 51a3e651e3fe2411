import { businessDateOf, checkErasure } from '@billett/domain'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { concludedBy, heldContracts } from './held-contracts.queries.ts'

/**
 * Whoever has a contract that runs, or owes or is owed something for one, stays until that is settled: nobody could be
 * told what is debited. What the law keeps is kept without the account. Gives what holds somebody, and until when.
 */
export async function keptByContract(world: World, db: Statements, own: OwnAccount) {
  const now = world.clock()
  const kept = world.client.config.retention.receipts
  for (const held of await heldContracts(db, await concludedBy(db, own), now)) {
    const answer = checkErasure({ ...held, kept }, businessDateOf(now))
    if (!answer.ok && answer.reason !== 'keptByLaw') return { reason: answer.reason, from: answer.from }
  }
  return undefined
}
