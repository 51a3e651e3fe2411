import { clientIdOf } from '../call/client-id-of.ts'
import { servedClients } from '../config/served-clients.ts'
import type { Surroundings, World } from '../world.ts'
import { worldOf } from '../world-of.ts'

/** A shop: the world as one client sees it, and the host it answers at; null: at every host. */
export interface ShopWorld {
  host: string | null
  world: World
}

/**
 * A world for every client this deployment serves, as each is configured now. They share everything but the client and
 * its public address, so whatever is given one of them works for that client alone.
 */
export function worldsOf(surroundings: Surroundings): readonly [ShopWorld, ...ShopWorld[]] {
  const [first, ...others] = servedClients(surroundings.config)
  const shopOf = ({ client, host }: typeof first): ShopWorld => ({
    host,
    world: worldOf(surroundings, clientIdOf({ client })),
  })
  return [shopOf(first), ...others.map(shopOf)]
}
