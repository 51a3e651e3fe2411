import type { World } from '../../../world.ts'
import { claimDueRegistrations } from './registration.repository.ts'
import { settleRegistration } from './settle-registration.ts'

/** How many are asked about in one round. */
const ROUND = 20

/**
 * Asks about every registration whose time has come, so that neither a lost message nor a customer who never came back
 * loses anything. Returns how many.
 */
export async function pollRegistrations(world: World): Promise<number> {
  const due = await claimDueRegistrations(world.db, world.clock(), ROUND)
  for (const registration of due) {
    if (world.isStopping()) break
    try {
      await settleRegistration(world, registration)
    } catch (error) {
      world.log.error({ err: error, registrationId: registration.id }, 'settling a registration failed')
    }
  }
  return due.length
}
