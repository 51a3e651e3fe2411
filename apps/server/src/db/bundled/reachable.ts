import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseUser } from './database-user.ts'

const OTHERS_MAY_ENTER = 0o001

/**
 * Whether the database's user can get to a path: every folder above it lets others pass (a checkout under /root does
 * not). Without a separate user everything we can reach is reachable.
 */
export function isReachable(path: string, user: DatabaseUser | undefined): boolean {
  if (!user) return true
  let folder = nearestExisting(dirname(path))
  for (;;) {
    if ((statSync(folder).mode & OTHERS_MAY_ENTER) === 0) return false
    const parent = dirname(folder)
    if (parent === folder) return true
    folder = parent
  }
}

function nearestExisting(path: string): string {
  let folder = path
  while (!existsSync(folder)) folder = dirname(folder)
  return realpathSync(folder)
}
