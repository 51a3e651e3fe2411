import type { ConfigEntry } from '@billett/contract'
import { SETTINGS, type ServerConfig } from '../../../config/server-config.ts'

/** Those whose values are no secret and lead nowhere. Of everything else it is only told whether it is given. */
const SHOWN: ReadonlySet<string> = new Set<keyof ServerConfig>([
  'BILLETT_DEMO',
  'DATABASE_POOL',
  'DEMO_PURCHASES',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MAINTENANCE',
  'PORT',
  'PUBLIC_URL',
  'RATE_LIMIT',
  'SENIOR_CLIENT',
  'STOP_DELAY',
  'STRIPE_METHODS',
  'TICKET_COMPANY',
  'TICKET_CONTAINER',
  'TICKET_KEY_ID',
])

/** Stands in the place of a value that is given and not told. */
const HIDDEN = '***'

function kindOf(value: unknown): ConfigEntry['kind'] {
  if (typeof value === 'boolean') return 'yesNo'
  if (typeof value === 'number') return 'number'
  return Array.isArray(value) ? 'lines' : 'text'
}

/** What the environment of the server says: it is shown, as far as it is no secret, and changed there alone. */
export function environmentEntries(config: ServerConfig): ConfigEntry[] {
  const given = new Map<string, unknown>(Object.entries(config))
  return SETTINGS.map(name => {
    const known = given.get(name)
    const said = SHOWN.has(name) ? known : HIDDEN
    const value = known === undefined || known === '' ? '' : JSON.stringify(said)
    return {
      ...{ path: `environment.${name}`, kind: kindOf(value === '' ? '' : said), choices: [], nested: null },
      ...{ isOptional: true, isNullable: false, isLocked: true },
      ...{ value, active: value, shipped: value },
    }
  })
}
