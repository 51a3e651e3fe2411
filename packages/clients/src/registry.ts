import { jobticket } from './jobticket/client.ts'
import { luehrtal } from './luehrtal/client.ts'
import { moorland } from './moorland/client.ts'
import type { Client } from './schema/client.ts'

/** The first is shown where nothing else is asked for. */
export const clients: readonly [Client, ...Client[]] = [luehrtal, moorland, jobticket]

export const defaultClient: Client = clients[0]

export const clientByName = (name: string): Client | undefined => clients.find(client => client.name === name)

export const clientById = (clientId: string): Client | undefined =>
  clients.find(client => client.config.settings.clientId === clientId.toLowerCase())

/** `host` as a request carries it, with or without port. Unknown hosts show the default client. */
export const clientByHost = (host: string): Client => {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return clients.find(client => client.config.settings.hosts.includes(name)) ?? defaultClient
}
