import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { World } from '../../../../world.ts'
import { fraudPolicyOf, renewAssessment } from '../../fraud/index.ts'
import { findOrdered } from '../application.repository.ts'
import { guardOrder, isMuchSuspected, mandateOfOrder } from './assess-risk.ts'

/**
 * Looks at a contract once more whose account was changed: whoever was let through with one account is not trusted with
 * any. Nothing follows from it by itself: what is suspected much waits for somebody, who can have it blocked.
 */
export async function assessAgain(world: World, contractId: string): Promise<void> {
  const clientId = clientIdOf(world)
  const ordered = await findOrdered(world.db, clientId, contractId)
  const mandate = ordered && (await mandateOfOrder(world, ordered))
  if (!ordered || !mandate) return
  const assessment = await guardOrder(world, ordered, mandate)
  const isOpen = isMuchSuspected(assessment.level)
  const kept = { clientId, contractId, mandateId: mandate.id, policy: fraudPolicyOf(world), assessment, isOpen }
  await world.db.transaction(tx => renewAssessment(world, tx, kept))
}
