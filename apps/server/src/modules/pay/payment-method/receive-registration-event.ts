import type { World } from '../../../world.ts'
import type { ProviderEvent } from '../payment/index.ts'
import { registrationByReference } from './registration.repository.ts'
import { settleRegistration } from './settle-registration.ts'

/**
 * A message of the provider about a registration; false where it is none of ours, or not stored here yet. Only says
 * that it is time to ask.
 */
export async function receiveRegistrationEvent(world: World, event: ProviderEvent): Promise<boolean> {
  const registration = await registrationByReference(world.db, event.provider, event.reference)
  if (!registration) return false
  await settleRegistration(world, registration, { event })
  return true
}
