import { businessDateOf, firstDayGranted, type Happening } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { lockContract, record } from '../../contract/index.ts'
import { setPassed } from '../../fraud/index.ts'
import { makeLink } from '../../link/index.ts'
import type { Ordered } from '../application.repository.ts'
import { proofsOf } from '../proof/proof.repository.ts'

/** What happens to a contract that is granted: it is concluded, and its pass waits for a proof that is missing. */
function happeningsOf({ application }: Ordered, isProofMissing: boolean, today: string): Happening[] {
  const { concluding } = application
  const effectiveOn = firstDayGranted(concluding.effectiveOn, today)
  const payload = { ...concluding.payload, anchor: effectiveOn }
  const concluded: Happening = { kind: 'concluded', effectiveOn, payload }
  return isProofMissing
    ? [concluded, { kind: 'blocked', effectiveOn, payload: { cause: 'proofMissing' } }]
    : [concluded]
}

/**
 * Concludes the contract of an application that was granted, in the same transaction: from now on it is claimed and has
 * a pass. Its document goes out by mail, and a link for each proof that is missing.
 */
export async function conclude(world: World, tx: Transaction, ordered: Ordered): Promise<void> {
  const { contractId } = ordered.application
  const clientId = clientIdOf(world)
  const stored = await lockContract(tx, clientId, contractId)
  if (!stored) throw new Error(`there is no contract ${contractId}`)
  await setPassed(tx, contractId)
  const missing = (await proofsOf(tx, contractId)).filter(({ givenOn }) => givenOn === null)
  const today = businessDateOf(world.clock())
  const recording = { recordedOn: world.clock(), actorId: null, today }
  await record(tx, stored, recording, ...happeningsOf(ordered, missing.length > 0, today))
  await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'granted', linkId: null })
  for (const { id: proofId } of missing) {
    const link = await makeLink(world, tx, { contractId, act: 'giveProof', proofId })
    await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'proofMissing', linkId: link.id })
  }
}
