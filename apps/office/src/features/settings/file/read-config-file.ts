import type { ConfigChange, StaffConfig } from '@billett/contract'

/** Which client it is, and pages that staff have written: a file holds them, and nobody changes them by one. */
const BESIDE: ReadonlySet<string> = new Set(['name', 'pages'])

const CLIENT_ID = 'config.settings.clientId'

/** What a file says that was written as a configuration. */
export interface ReadConfigFile {
  /** Whose configuration it is; undefined where it says nothing of that. */
  clientId: string | undefined
  /** Each value it has, in the order of the entries. Values that it leaves out and that must be there stay. */
  changes: ConfigChange[]
  /** Where it says something that no entry is for. */
  unsupported: string[]
}

type Members = Record<string, unknown>

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each path of `paths` that is in the whole, and every other place where something is said. */
function placesIn(whole: Members, paths: readonly string[], under = ''): { path: string; value: unknown }[] {
  return Object.entries(whole).flatMap(([name, value]) => {
    const path = `${under}${name}`
    const leadsOn = paths.some(one => one.startsWith(`${path}.`))
    return leadsOn && isMembers(value) ? placesIn(value, paths, `${path}.`) : [{ path, value }]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The values of a file, by the entries there are; undefined where it is no configuration as JSON. */
export function readConfigFile(text: string, { categories }: StaffConfig): ReadConfigFile | undefined {
  const whole = parsed(text)
  if (!isMembers(whole)) return undefined
  const entries = categories.flatMap(category => category.entries)
  const places = placesIn(
    Object.fromEntries(Object.entries(whole).filter(([name]) => !BESIDE.has(name))),
    entries.map(({ path }) => path),
  )
  const said = new Map(places.map(({ path, value }) => [path, value]))
  const parents = places.map(({ path }) => path.slice(0, path.lastIndexOf('.') + 1))
  const changes = entries.flatMap(({ path, isLocked, isOptional }): ConfigChange[] => {
    if (isLocked) return []
    if (said.has(path)) return [{ path, value: JSON.stringify(said.get(path)) }]
    const isLeftOut = isOptional && parents.includes(path.slice(0, path.lastIndexOf('.') + 1))
    return isLeftOut ? [{ path, value: '' }] : []
  })
  const clientId = said.get(CLIENT_ID)
  const known = new Set(entries.map(({ path }) => path))
  return {
    clientId: clientId === undefined ? undefined : String(clientId),
    changes,
    unsupported: places.flatMap(({ path }) => (known.has(path) ? [] : [path])),
  }
}
