import { type Client, clientByName, clients, defaultClient } from '@billett/clients'
import type { ServerConfig } from './server-config.ts'

/** A client, and the host its shop answers at; null: at every host, because it is the only one. */
export interface Served {
  client: Client
  host: string | null
}

/** `moorland` -> its data. Throws for a name there is no client of: a shop under the wrong colours must not open. */
function known(name: string, setting: string): Client {
  const client = clientByName(name)
  if (client) return client
  throw new Error(`${setting}: there is no client "${name}", only ${clients.map(other => other.name).join(', ')}`)
}

type Whom = Pick<ServerConfig, 'CLIENT' | 'CLIENTS'> & Partial<Pick<ServerConfig, 'SENIOR_CLIENT'>>

/** Whom this deployment serves, the first being whom everything belongs to that has no host. */
export function servedClients({ CLIENT, CLIENTS, SENIOR_CLIENT }: Whom): readonly [Served, ...Served[]] {
  if (SENIOR_CLIENT !== undefined) known(SENIOR_CLIENT, 'SENIOR_CLIENT')
  const [first, ...others] = (CLIENTS ?? []).map(({ host, name }) => ({ client: known(name, 'CLIENTS'), host }))
  if (first) return [first, ...others]
  return [{ client: CLIENT === undefined ? defaultClient : known(CLIENT, 'CLIENT'), host: null }]
}
