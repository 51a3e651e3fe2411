import { ClientTexts, Logo } from '../schema/client.ts'
import { Config } from '../schema/config.ts'
import { ThemeData } from '../schema/theme.ts'
import { describe, type Entry } from './describe.ts'

/** A section of the configuration, named by where it stands in a client. */
export interface Category {
  name: string
  entries: readonly Entry[]
}

/** What the deployment says, not the company: which client it is, and where it answers. */
const LOCKED: ReadonlySet<string> = new Set(['config.settings.clientId', 'config.settings.hosts'])

/** Whether it is shown and never changed while the shop runs. */
export const isLocked = ({ path }: Pick<Entry, 'path'>): boolean => LOCKED.has(path)

const WHOLE = { theme: ThemeData, texts: ClientTexts, logo: Logo } as const

/** Everything a company can be configured to be, drawn from the schema of a client. */
export const CATEGORIES: readonly Category[] = [
  ...Object.entries(Config.def.shape).map(([name, schema]) => ({ name: `config.${name}`, schema })),
  ...Object.entries(WHOLE).map(([name, schema]) => ({ name, schema })),
].map(({ name, schema }) => ({ name, entries: describe(schema, name) }))

const ENTRIES: ReadonlyMap<string, Entry> = new Map(
  CATEGORIES.flatMap(({ entries }) => entries.map(entry => [entry.path, entry])),
)

export const entryAt = (path: string): Entry | undefined => ENTRIES.get(path)
