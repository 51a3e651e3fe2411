import { clientIdOf } from './call/client-id-of.ts'
import { servedClients } from './config/served-clients.ts'
import type { ServerConfig } from './config/server-config.ts'
import type { Surroundings, World } from './world.ts'
import { worldAs } from './world-as.ts'

/** `https://a.example:8443` for another host. */
function publicUrlAt(publicUrl: string, host: string): string {
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

/** The address that passengers of a client know its shop by. */
function publicUrlOf(config: ServerConfig, clientId: string): string {
  const host = servedClients(config).find(served => clientIdOf(served) === clientId)?.host
  return host ? publicUrlAt(config.PUBLIC_URL, host) : config.PUBLIC_URL
}

/**
 * The world of one client, as it is configured now. For whoever works on what is not the reader's own, as the rounds
 * and the provider's messages do: whose it is says the row. Throws for a client that is not served here.
 */
export function worldOf(surroundings: Surroundings, clientId: string): World {
  const { config, clients } = surroundings
  const PUBLIC_URL = publicUrlOf(config, clientId)
  return worldAs({ ...surroundings, config: { ...config, PUBLIC_URL } }, clients.current(clientId))
}
