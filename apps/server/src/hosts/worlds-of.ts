import { clientIdOf } from '../call/client-id-of.ts'
import { servedClients } from '../config/served-clients.ts'
import type { World } from '../world.ts'

/** A shop: the world as one client sees it, and the host it answers at; null: at every host. */
export interface ShopWorld {
  host: string | null
  world: World
}

/** `https://a.example:8443` for another host. */
function publicUrlAt(publicUrl: string, host: string): string {
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

/**
 * A world for every client this deployment serves, as each is configured now. They share everything but the client and
 * its public address, so whatever is given one of them works for that client alone.
 */
export function worldsOf(world: World): readonly [ShopWorld, ...ShopWorld[]] {
  const { config } = world
  const [first, ...others] = servedClients(config).map(({ client, host }): ShopWorld => {
    const PUBLIC_URL = host === null ? config.PUBLIC_URL : publicUrlAt(config.PUBLIC_URL, host)
    const current = world.clients.current(clientIdOf({ client }))
    return { host, world: { ...world, client: current, config: { ...config, PUBLIC_URL } } }
  })
  return first ? [first, ...others] : [{ host: null, world }]
}
