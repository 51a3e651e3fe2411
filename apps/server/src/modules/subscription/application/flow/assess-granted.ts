import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { World } from '../../../../world.ts'
import { fraudPolicyOf, keepAssessment } from '../../fraud/index.ts'
import { findOrdered } from '../application.repository.ts'
import { guardOrder, isMuchSuspected, mandateOfOrder } from './assess-risk.ts'
import { grantedUnassessed } from './unassessed.queries.ts'

/** Orders asked for at once. */
const ROUND = 200

/**
 * Looks once at orders that were granted before anybody looked. Nothing follows from it by itself: what is suspected
 * much waits for somebody, and everything else is noted.
 */
export async function assessGranted(world: World): Promise<void> {
  for (;;) {
    const contractIds = await grantedUnassessed(world.db, clientIdOf(world), ROUND)
    for (const contractId of contractIds) {
      if (world.isStopping()) return
      await assessOne(world, contractId)
    }
    if (contractIds.length < ROUND) return
  }
}

async function assessOne(world: World, contractId: string): Promise<void> {
  const clientId = clientIdOf(world)
  const ordered = await findOrdered(world.db, clientId, contractId)
  if (!ordered) throw new Error(`there is no order of ${contractId}`)
  const mandate = await mandateOfOrder(world, ordered)
  const assessment = await guardOrder(world, ordered, mandate, null)
  const isOpen = isMuchSuspected(assessment.level)
  const policy = fraudPolicyOf(world)
  const kept = { clientId, contractId, mandateId: mandate?.id ?? null, policy, assessment, isOpen }
  await world.db.transaction(tx => keepAssessment(world, tx, kept))
}
