import type { Kept } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { refuseUntil } from '../../people/profile/index.ts'
import { insertDecision, twoPeople } from '../../subscription/desk/index.ts'
import { forgetParty } from './forget-party.ts'
import { holdParty, partiesOfAccount } from './party-data.repository.ts'
import { weighErasure } from './weigh-erasure.ts'

interface Erasure {
  customerNumber: string
  /** Two people, as nothing of it can be had back. */
  by: readonly string[]
  reason: string
}

/**
 * Erases somebody without an account before their time, at their own wish (Art. 17 GDPR), and answers what the law
 * keeps and until when. Refuses `userNotFound`, `customerHasAccount`, `contractRuns` and `claimsOpen`.
 */
export async function eraseParty(world: World, { customerNumber, by, reason }: Erasure): Promise<Kept[]> {
  const clientId = clientIdOf(world)
  const decidedBy = twoPeople(by)
  return await world.db.transaction(async tx => {
    const { id, hasAccount } = (await holdParty(tx, clientId, customerNumber)) ?? refuse('userNotFound')
    if (hasAccount) refuse('customerHasAccount')
    const weighed = await weighErasure(world, tx, id)
    if (!weighed.ok) return refuseUntil(weighed.reason, weighed.from)
    await insertDecision(tx, {
      id: world.newRowId(),
      clientId,
      about: 'party',
      subjectId: id,
      contractId: null,
      outcome: 'erased',
      decidedBy,
      reason,
      decidedOn: world.clock(),
    })
    return await forgetParty(world, tx, { ...weighed, id })
  })
}

/**
 * The same of the owner of an account that goes. Where they still take part in somebody else's contract that runs, what
 * is known of them there goes with that contract.
 */
export async function eraseOwner(world: World, tx: Transaction, accountId: string): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const id of await partiesOfAccount(tx, accountId)) {
    const weighed = await weighErasure(world, tx, id)
    if (weighed.ok) kept.push(...(await forgetParty(world, tx, { ...weighed, id })))
  }
  return kept
}
