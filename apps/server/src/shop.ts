import { clientIdOf } from './call/client-id-of.ts'
import type { Surroundings, World } from './world.ts'
import { worldAs } from './world-as.ts'

/**
 * A shop that goes on while its client's configuration changes. What answers requests is mounted for a shop, and takes
 * the world as it is with each of them: there is no client in it that could be read too early.
 */
export interface Shop extends Surroundings {
  /** The world of this shop as it is now. To be asked for once per request. */
  now: () => World
}

/** The shop of the client that this world has. */
export function shopOf({ client, ...surroundings }: World): Shop {
  const clientId = clientIdOf({ client })
  const now = () => worldAs(surroundings, surroundings.clients.current(clientId))
  return { ...surroundings, now }
}
