import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Closing } from '../processes/closing.ts'

const PREFIX = 'billett-test-'

/** Linux keeps what is there in memory: a database of a test is copied in a fifth of the processor time. */
const IN_MEMORY = '/dev/shm'

/** Bytes that a run of all tests leaves room of. */
const ROOM = 3 * 1024 ** 3

/**
 * A folder that is gone afterwards, in memory where there is room. Others may pass through it: as root, PostgreSQL's
 * user must reach its files. What killed runs have left is removed.
 */
export function temporaryFolder(closing: Closing): string {
  const base = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir()
  removeLeftovers(base)
  const folder = mkdtempSync(join(base, `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711)
  closing.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM
}

/** Removes the folders of launchers that run no more. */
export function removeLeftovers(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(base, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (failure) {
    // One of another user may not be asked, and so is there.
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM'
  }
}
