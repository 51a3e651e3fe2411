import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabaseUser } from './database-user.ts'
import { isReachable } from './reachable.ts'
import { sharedFolder } from './shared-folder.ts'

/** What `dataDir/cluster.json` remembers of a database. `elsewhere` is set when its files are not in `dataDir`. */
type Recorded = { password: string; recordedIn: string; elsewhere?: string }

/** Where a database's files are, and the password of its owner. */
export type ClusterRecord = { folder: string; password: string }

/** Reads what is recorded of a database, or decides where a new one goes. */
export function openClusterRecord(dataDir: string, user: DatabaseUser | undefined): ClusterRecord {
  const home = resolve(dataDir)
  const file = join(home, 'cluster.json')
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : undefined
  const known = found && isCopy(found, home) ? undefined : found

  const inside = join(home, 'cluster')
  const record: Recorded = known
    ? { ...known, recordedIn: home }
    : {
        password: randomBytes(18).toString('base64url'),
        recordedIn: home,
        elsewhere: isReachable(inside, user) ? undefined : newFolderElsewhere(),
      }
  mkdirSync(home, { recursive: true })
  if (record.recordedIn !== found?.recordedIn) writeFileSync(file, JSON.stringify(record, null, 2), { mode: 0o600 })
  return { folder: record.elsewhere ?? inside, password: record.password }
}

function newFolderElsewhere(): string {
  return join(sharedFolder(), `cluster-${randomBytes(6).toString('hex')}`)
}

/** A checkout copied together with its data must not use the database of the original at the same time. */
function isCopy(record: Recorded, home: string): boolean {
  return record.elsewhere !== undefined && record.recordedIn !== home && existsSync(record.recordedIn)
}
