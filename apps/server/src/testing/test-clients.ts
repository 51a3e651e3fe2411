import { type Client, clients } from '@billett/clients'
import { clientIdOf } from '../call/client-id-of.ts'
import type { ClientStore } from '../ports/client-store.ts'

/** What ships with the product, but for one client that a test may change under way. */
export const testClients = (own: () => Client): ClientStore => ({
  served: clients.map(client => clientIdOf({ client })),
  current: clientId => {
    const found = [own(), ...clients].find(client => clientIdOf({ client }) === clientId)
    if (!found) throw new Error(`there is no client ${clientId}`)
    return found
  },
  refresh: async () => ({ changed: false }),
})
