import type { World } from '../world.ts'
import { clientIdOf } from './client-id-of.ts'
import type { Visitor } from './visitor/visitor.ts'

/** Who asks, and of which shop. */
export interface Asking {
  world: Pick<World, 'config' | 'client' | 'clients'>
  visitor: Pick<Visitor, 'kind' | 'id'>
}

/**
 * Whether staff see every client that is served: those of the senior client, superusers, and all where one is served.
 */
export function seesEveryClient({ world, visitor }: Asking): boolean {
  const { SENIOR_CLIENT, SUPERUSERS } = world.config
  const own = clientIdOf(world)
  const isSenior = world.client.name === SENIOR_CLIENT || SUPERUSERS.includes(visitor.id)
  return isSenior || world.clients.served.every(clientId => clientId === own)
}
