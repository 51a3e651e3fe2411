import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { readConfiguration, type StoredConfiguration } from './configuration.repository.ts'
import { offersSubscriptions } from './offers-subscriptions.ts'

/**
 * One that this client offers, or the draft that `preview` shows. Refuses `subscriptionNotFound` what it does not offer
 * (any more), and all of them where it sells no subscriptions.
 */
export async function offeredConfiguration(
  world: World,
  asked: { id: string; preview?: string | undefined },
): Promise<StoredConfiguration> {
  if (!offersSubscriptions(world)) refuse('subscriptionNotFound')
  return readConfiguration(world.db, clientIdOf(world), asked)
}
