import { businessDateOf, fold } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { historiesOf, lockContract, record } from '../../contract/index.ts'
import { makeLink } from '../../link/index.ts'
import { takeAwayProof } from './proof.repository.ts'

/** All proofs of a contract were looked at and hold: its pass waits for none of them any more, and a mail says so. */
export async function passWaitsNoLonger(world: World, tx: Transaction, contractId: string): Promise<void> {
  const clientId = clientIdOf(world)
  const stored = await lockContract(tx, clientId, contractId)
  const now = world.clock()
  const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
  if (!stored || !timeline?.blocked.some(({ cause }) => cause === 'proofMissing')) return
  const today = businessDateOf(now)
  const effectiveOn = today < timeline.span.from ? timeline.span.from : today
  const recording = { recordedOn: now, actorId: null, today }
  await record(tx, stored, recording, { kind: 'unblocked', effectiveOn, payload: { cause: 'proofMissing' } })
  await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'proofAccepted', linkId: null })
}

/** A proof shows nothing: it is missing again, and a mail asks for another by a new link. */
export async function askForProofAgain(
  world: World,
  tx: Transaction,
  { contractId, proofId }: { contractId: string; proofId: string },
): Promise<void> {
  await takeAwayProof(tx, proofId)
  const { id: linkId } = await makeLink(world, tx, { contractId, act: 'giveProof', proofId })
  await world.jobs.send(tx, 'sendSubscriptionMail', {
    clientId: clientIdOf(world),
    contractId,
    kind: 'proofMissing',
    linkId,
  })
}
