import { execFileSync } from 'node:child_process'

/** The account PostgreSQL runs under when we are root (it refuses to run as root itself). */
export type DatabaseUser = { uid: number; gid: number }

const CANDIDATES = ['billett', 'postgres', '_postgres', 'nobody']
/** Node takes ids as signed 32-bit numbers; macOS's `nobody` lies outside. */
const HIGHEST_ID = 2 ** 31 - 1

/** Undefined when PostgreSQL can simply run as the user we are. */
export function chooseDatabaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of CANDIDATES) {
    const uid = idOf(name, '-u')
    const gid = idOf(name, '-g')
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error(
    `PostgreSQL does not run as root, and this machine has none of the users ${CANDIDATES.join(', ')}. ` +
      'Create one (useradd --system billett), or start Billett as an ordinary user.',
  )
}

function idOf(name: string, flag: '-u' | '-g'): number | undefined {
  try {
    const id = Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }))
    return id > 0 && id <= HIGHEST_ID ? id : undefined
  } catch {
    return undefined
  }
}
