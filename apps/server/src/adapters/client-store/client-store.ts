import { Client } from '@billett/clients'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { clientVersion as versions } from '../../db/schema/index.ts'
import type { ClientStore } from '../../ports/client-store.ts'
import { frozen } from './frozen.ts'

interface Held {
  /** 0: as it ships with the product. */
  version: number
  client: Client
}

interface Unreadable {
  clientId: string
  version: number
}

/** A stored version as a client; undefined where another version of the product wrote it, or not of this client. */
function readClient(clientId: string, stored: unknown): Client | undefined {
  const { success, data } = Client.safeParse(stored)
  return success && data.config.settings.clientId === clientId ? frozen(data) : undefined
}

/**
 * The active versions of the clients that are served, kept in memory. Every process has them and looks for newer ones
 * now and then; until it has, and where a version cannot be read, a client is what ships with the product.
 * `onUnreadable` is told once of such a version.
 */
export function clientStore(
  db: Database,
  shipped: readonly Client[],
  onUnreadable: (unreadable: Unreadable) => void,
): ClientStore {
  const held = new Map<string, Held>(
    shipped.map(client => [client.config.settings.clientId, { version: 0, client: frozen(client) }]),
  )
  const served = [...held.keys()]
  const unreadable = new Map<string, number>()
  let running: Promise<{ changed: boolean }> | undefined

  async function takeOver(clientId: string, version: number): Promise<boolean> {
    const [row] = await db
      .select({ client: versions.client })
      .from(versions)
      .where(and(eq(versions.clientId, clientId), eq(versions.version, version)))
    const client = row && readClient(clientId, row.client)
    if (!client) {
      unreadable.set(clientId, version)
      onUnreadable({ clientId, version })
      return false
    }
    held.set(clientId, { version, client })
    return true
  }

  async function look(): Promise<{ changed: boolean }> {
    const active = await db
      .select({ clientId: versions.clientId, version: versions.version })
      .from(versions)
      .where(and(eq(versions.active, true), inArray(versions.clientId, served)))
    let changed = false
    for (const { clientId, version } of active)
      if (held.get(clientId)?.version !== version && unreadable.get(clientId) !== version)
        changed = (await takeOver(clientId, version)) || changed
    return { changed }
  }

  return {
    served,
    current: clientId => {
      const found = held.get(clientId)
      if (!found) throw new Error(`client ${clientId} is not served here`)
      return found.client
    },
    refresh: () => {
      running ??= look().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
