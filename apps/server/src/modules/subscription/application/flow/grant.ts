import { businessDateOf, firstDayGranted, type Happening } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { lockContract, record } from '../../contract/index.ts'
import { setPassed } from '../../fraud/index.ts'
import { makeLink } from '../../link/index.ts'
import { hasAppliedThemselves } from '../../party/index.ts'
import type { Ordered } from '../application.repository.ts'
import { proofsOf, type StoredProof } from '../proof/proof.repository.ts'

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
 * Whether the mail of a contract has a link that shows its pass: where others pay, who applied for it may have no
 * account, and hand it on to a child's phone; and where nobody can have one.
 */
async function isShownByLink(
  { client }: World,
  tx: Transaction,
  { id, organisationId }: Ordered['contract'],
): Promise<boolean> {
  const isForAccount = organisationId === null && client.config.modules.login.register
  return !isForAccount && (await hasAppliedThemselves(tx, id))
}

interface Mailed {
  contractId: string
  /** By a link that shows the pass without an account. */
  isShown: boolean
  missing: readonly StoredProof[]
}

/** Mails the document of a contract, and a link for each proof that is missing. */
export async function mailContract(
  world: World,
  tx: Transaction,
  { contractId, isShown, missing }: Mailed,
): Promise<void> {
  const clientId = clientIdOf(world)
  const shown = isShown ? await makeLink(world, tx, { contractId, act: 'showPass' }) : undefined
  const linkId = shown?.id ?? null
  await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'granted', linkId })
  for (const { id: proofId } of missing) {
    const link = await makeLink(world, tx, { contractId, act: 'giveProof', proofId })
    await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'proofMissing', linkId: link.id })
  }
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
  await mailContract(world, tx, { contractId, isShown: await isShownByLink(world, tx, stored), missing })
}
