import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseUser } from '../database-user.ts'
import { isReachable } from '../reachable.ts'
import { sharedFolder } from '../shared-folder.ts'
import { completeBinaries } from './complete-binaries.ts'
import { makeReadable } from './make-readable.ts'
import { findPlatformPackage } from './platform-package.ts'

/**
 * The folder with PostgreSQL's programs, complete and where the database's user can run them: in node_modules, or
 * copied out of it when that user cannot get there.
 */
export function provideBinaries(user: DatabaseUser | undefined): string {
  const { native, version } = findPlatformPackage()
  if (!user || isReachable(join(native, 'bin', 'postgres'), user)) {
    completeBinaries(native)
    return join(native, 'bin')
  }
  const copy = join(sharedFolder(), `postgresql-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    completeBinaries(unfinished)
    makeReadable(unfinished)
    moveUnlessThere(unfinished, copy)
  }
  return join(copy, 'bin')
}

/** Two starts at once may both have made a copy; the first one counts. */
function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (failure) {
    if (!existsSync(to)) throw failure
    rmSync(from, { recursive: true, force: true })
  }
}
