import { type Client, clientByName, clients, defaultClient } from '@billett/clients'
import type { ServerConfig } from './server-config.ts'

/** The client this deployment serves. Throws for a name there is no client of: a shop under the wrong colours must not open. */
export function configuredClient({ BILLETT_CLIENT: name }: Pick<ServerConfig, 'BILLETT_CLIENT'>): Client {
  if (name === undefined) return defaultClient
  const client = clientByName(name)
  if (!client)
    throw new Error(`BILLETT_CLIENT: there is no client "${name}", only ${clients.map(known => known.name).join(', ')}`)
  return client
}
