import type { Assessment, FraudPolicy } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { announce } from '../../run/webhook/index.ts'
import { insertCase, lockCase, replaceCase } from './fraud.repository.ts'
import { versionOf } from './policy-of.ts'

interface Assessed {
  clientId: string
  contractId: string
  mandateId: string | null
  policy: FraudPolicy
  assessment: Assessment
  /** Somebody has to look at it, or something is asked of who ordered. */
  isOpen: boolean
}

const rowOf = (world: World, { policy, assessment, isOpen, ...about }: Assessed) => ({
  ...about,
  ...assessment,
  rulesVersion: versionOf(policy),
  assessedOn: world.clock(),
  state: isOpen ? ('open' as const) : ('passed' as const),
})

const tell = (world: World, tx: Transaction, { clientId, contractId, assessment: { level } }: Assessed) =>
  announce(tx, { clientId, event: 'orderSuspected', data: { contractId, level }, on: world.clock() })

/** Stores what the guard found of an order, with all that says so. */
export async function keepAssessment(world: World, tx: Transaction, assessed: Assessed): Promise<void> {
  const isNew = await insertCase(tx, rowOf(world, assessed))
  if (isNew && assessed.isOpen) await tell(world, tx, assessed)
}

/**
 * Stores what the guard finds of another account. A case that is open, or was confirmed, stays as it is unless more is
 * suspected now; what somebody decided about the account before does not hold for this one.
 */
export async function renewAssessment(world: World, tx: Transaction, assessed: Assessed): Promise<void> {
  const { clientId, contractId, isOpen } = assessed
  const before = await lockCase(tx, clientId, contractId)
  if (!before) return keepAssessment(world, tx, assessed)
  if (before.state === 'confirmed' || (before.state === 'open' && !isOpen)) return
  if (before.state === 'overruled' && !isOpen) return
  await replaceCase(tx, { ...rowOf(world, assessed), decidedBy: null, decidedOn: null, reason: null })
  if (isOpen) await tell(world, tx, assessed)
  await world.reached('assessmentToBeStored')
}
