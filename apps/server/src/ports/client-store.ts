import type { Client } from '@billett/clients'

/**
 * What each client of this deployment is configured to be, in memory: one object a client, which is never changed in
 * place, and is replaced whole when another version of it becomes the active one.
 */
export interface ClientStore {
  /** Ids of the clients served here, the first being whom everything belongs to that has no host. */
  served: readonly string[]
  /** Throws for a client that is not served here. */
  current: (clientId: string) => Client
  /** Takes over the active versions, where they are others than those in memory. */
  refresh: () => Promise<{ changed: boolean }>
}
