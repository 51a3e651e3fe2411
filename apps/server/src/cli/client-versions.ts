import { parseArgs } from 'node:util'
import { type Client, clientByName, clients } from '@billett/clients'
import { type Instant, toInstant } from '@billett/domain'
import { serverConfig } from '../config/server-config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { goBackTo, type KnownVersion, showVersion, versionsOf } from '../modules/run/client-version/index.ts'
import { reasonOf } from '../reason-of.ts'

const USAGE = `npm run clients -- --client NAME [--back-to VERSION | --shipped]
Lists the versions of a client's configuration and what each changed.
  --back-to  shows that version again, as a new one that no release of the product replaces
  --shipped  shows what ships with this release, and with every later one
Running servers follow within five seconds. The clients are ${clients.map(({ name }) => name).join(', ')}.`

/** Places that a line has room for. */
const MOST_PLACES = 5

interface Asked {
  client: Client
  backTo: number | undefined
  shipped: boolean
}

/** Undefined for a wrong call. */
function read(args: string[]): Asked | undefined {
  try {
    const options = {
      client: { type: 'string' },
      'back-to': { type: 'string' },
      shipped: { type: 'boolean', default: false },
    } as const
    const { client: name = '', 'back-to': version, shipped } = parseArgs({ args, options }).values
    const client = clientByName(name)
    const isVersion = version === undefined || /^[1-9]\d{0,8}$/.test(version)
    if (!client || !isVersion || (version !== undefined && shipped)) return undefined
    return { client, backTo: version === undefined ? undefined : Number(version), shipped }
  } catch {
    return undefined
  }
}

function inWords({ version, source, storedOn, state, changes }: KnownVersion): string {
  const more = changes.length > MOST_PLACES ? ` and ${changes.length - MOST_PLACES} more` : ''
  const changed = changes.length > 0 ? `  ${changes.slice(0, MOST_PLACES).join(', ')}${more}` : ''
  return `${state === 'active' ? '*' : ' '} ${String(version).padStart(4)}  ${storedOn}  ${source.padEnd(7)}${changed}`
}

/** Does what is asked; false where that cannot be. */
async function carryOut(db: Database, { client, backTo, shipped }: Asked, now: Instant): Promise<boolean> {
  const { clientId } = client.config.settings
  if (shipped) await showVersion(db, { client, source: 'product', storedOn: now, overStaff: true })
  if (backTo !== undefined) {
    const end = await goBackTo(db, { clientId, version: backTo, storedOn: now })
    if (end === 'unknown') console.error(`${client.name} has no version ${backTo}.`)
    if (end === 'unreadable') console.error(`Version ${backTo} was written by another release and cannot be read.`)
    if (end !== 'done') return false
  }
  for (const version of await versionsOf(db, clientId)) console.info(inWords(version))
  return true
}

async function main(): Promise<number> {
  const asked = read(process.argv.slice(2))
  if (!asked) {
    console.error(USAGE)
    return 2
  }
  const database = openDatabase({ url: serverConfig().DATABASE_URL, size: 1, onError: () => undefined })
  try {
    return (await carryOut(database.db, asked, toInstant(Date.now()))) ? 0 : 1
  } catch (error) {
    console.error(reasonOf(error))
    return 3
  } finally {
    await database.close()
  }
}

process.exitCode = await main()
