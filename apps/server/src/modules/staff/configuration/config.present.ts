import { CATEGORIES, type Client, isLocked, type Nested } from '@billett/clients'
import type { ConfigEntry, StaffConfig, StaffConfigVersion } from '@billett/contract'
import { valueAt } from '@billett/domain'
import type { World } from '../../../world.ts'
import { jsonOf, type KnownVersion } from '../../run/client-version/index.ts'
import { clientName } from '../listing/index.ts'
import { environmentEntries } from './environment-entries.ts'
import type { ShownVersion } from './shown-version.ts'

/** JSON, as text; empty where nothing is said. */
const textOf = (client: Client, path: string): string => jsonOf(valueAt(client, path)) ?? ''

const presentNested = ({ kind, parts }: Nested): NonNullable<ConfigEntry['nested']> => ({
  kind,
  parts: parts.map(part => ({ ...part, choices: [...part.choices] })),
})

export function presentConfig(
  world: Pick<World, 'clients' | 'config'>,
  { clientId, version, state, isLatest, client, active, shipped }: ShownVersion,
  said: Pick<StaffConfig, 'shown' | 'findings'>,
): StaffConfig {
  const [host = ''] = active.config.settings.hosts
  return {
    clientId,
    client: clientName(world, clientId),
    host,
    version,
    state,
    isLatest,
    ...said,
    categories: [
      ...CATEGORIES.map(({ name, entries }) => ({
        name,
        entries: entries.map(entry => ({
          ...entry,
          choices: [...entry.choices],
          nested: entry.nested && presentNested(entry.nested),
          isLocked: isLocked(entry),
          value: textOf(client, entry.path),
          active: textOf(active, entry.path),
          shipped: textOf(shipped, entry.path),
        })),
      })),
      { name: 'environment', entries: environmentEntries(world.config) },
    ],
  }
}

/** `names`: of those of the company, by their accounts. */
export const presentVersion = (
  { source, changes, ...version }: KnownVersion,
  names: ReadonlyMap<string, string>,
): StaffConfigVersion => ({
  ...version,
  writtenByName: names.get(version.writtenBy ?? '') ?? null,
  releasedByName: names.get(version.releasedBy ?? '') ?? null,
  isShipped: source === 'product',
  changes: [...changes],
})
