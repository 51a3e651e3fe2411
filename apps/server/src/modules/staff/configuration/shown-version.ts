import { type Client, clients } from '@billett/clients'
import type { VersionState } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { findVersion, latestVersion, type StoredVersion, stateOf } from '../../run/client-version/index.ts'

/** A version of a client's configuration, beside what it is held against. */
export interface ShownVersion {
  clientId: string
  /** 0: as it ships with the product, of which nothing is stored. */
  version: number
  state: VersionState
  isLatest: boolean
  /** What staff have written need not be a client yet. */
  client: Client
  active: Client
  shipped: Client
}

interface Asked {
  clientId: string
  /** The last one without it. */
  version?: number | undefined
}

const asShown = (
  { clients: store }: Pick<World, 'clients'>,
  clientId: string,
  shown: Pick<ShownVersion, 'version' | 'state' | 'isLatest' | 'client'>,
): ShownVersion => {
  const active = store.current(clientId)
  return { ...shown, clientId, active, shipped: clients.find(client => clientIdOf({ client }) === clientId) ?? active }
}

/** The same as one that has just been stored, or is known. */
const shownStored = (
  world: Pick<World, 'clients'>,
  stored: StoredVersion,
  { isLatest }: { isLatest: boolean },
): ShownVersion => {
  const { clientId, version, client } = stored
  return asShown(world, clientId, { version, client, isLatest, state: stateOf(stored) })
}

/** Refuses `versionNotFound`. */
export async function shownVersion(
  world: Pick<World, 'clients'>,
  db: Statements,
  { clientId, version }: Asked,
): Promise<ShownVersion> {
  const latest = await latestVersion(db, clientId)
  if (version === undefined || version === latest?.version)
    return latest
      ? shownStored(world, latest, { isLatest: true })
      : asShown(world, clientId, {
          version: 0,
          client: world.clients.current(clientId),
          state: 'active',
          isLatest: true,
        })
  const stored = await findVersion(db, { clientId, version })
  return shownStored(world, stored ?? refuse('versionNotFound', 'version'), { isLatest: false })
}
