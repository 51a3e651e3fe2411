import type { Surroundings } from '../../../../world.ts'
import type { ProviderEvent } from '../../payment/index.ts'
import { settleSetup } from './settle-setup.ts'
import { setupByReference } from './setup.repository.ts'

/**
 * A message of the provider about a setup; false where it is none of ours, or not stored here yet. Only says
 * that it is time to ask.
 */
export async function receiveSetupEvent(world: Surroundings, event: ProviderEvent): Promise<boolean> {
  const setup = await setupByReference(world.db, event.provider, event.reference)
  if (!setup) return false
  await settleSetup(world, setup, { event })
  return true
}
