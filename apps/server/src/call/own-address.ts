import type { World } from '../world.ts'

/** Addresses of a home or an office (RFC 1918): a phone there reaches the demo on somebody's machine by one. */
const PRIVATE = /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/

/**
 * Whether an address lies in this shop; what a caller says of the host it asked for counts for nothing. A demo is also
 * visited by the names its client has on the machine it runs on, and from machines beside it.
 */
function isOwnAddress({ config, client }: Pick<World, 'config' | 'client'>, url: URL): boolean {
  if (url.origin === new URL(config.PUBLIC_URL).origin) return true
  return config.BILLETT_DEMO && (client.config.settings.hosts.includes(url.hostname) || PRIVATE.test(url.hostname))
}

/** The page of this shop that `given` names; undefined for any other address. */
export function ownAddress(world: Pick<World, 'config' | 'client'>, given: string): URL | undefined {
  const url = URL.parse(given)
  return url && isOwnAddress(world, url) ? url : undefined
}
