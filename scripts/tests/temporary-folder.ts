import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Closing } from '../processes/closing.ts'
import { memoryFolder } from './memory-folder.ts'

const PREFIX = 'billett-test-'

/**
 * A folder that is gone afterwards, in memory where there is room. Others may pass through it: as root, PostgreSQL's
 * user must reach its files. What killed runs have left is removed.
 */
export const temporaryFolder = (closing: Closing): string => folderIn(memoryFolder() ?? tmpdir(), closing)

/** The same on the disk: for what is too much for memory, and for what is measured as lasting. */
export const temporaryFolderOnDisk = (closing: Closing): string => folderIn(tmpdir(), closing)

function folderIn(base: string, closing: Closing): string {
  removeLeftovers(base)
  const folder = mkdtempSync(join(base, `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711)
  closing.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
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
