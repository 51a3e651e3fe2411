import type { Surroundings } from '../../../../world.ts'
import { settleSetup } from './settle-setup.ts'
import { claimDueSetups } from './setup.repository.ts'

/** How many are asked about in one round. */
const ROUND = 20

/**
 * Asks about every setup whose time has come, so that neither a lost message nor a customer who never came back
 * loses anything. Returns how many.
 */
export async function pollSetups(world: Surroundings): Promise<number> {
  const due = await claimDueSetups(world.db, world.clock(), ROUND)
  for (const setup of due) {
    if (world.isStopping()) break
    try {
      await settleSetup(world, setup)
    } catch (error) {
      world.log.error({ err: error, setupId: setup.id }, 'settling a setup failed')
    }
  }
  return due.length
}
