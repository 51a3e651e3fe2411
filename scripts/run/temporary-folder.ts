import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Closing } from './closing.ts'

/** A folder that is gone afterwards. Others may pass through it: as root, PostgreSQL's user must reach its files. */
export function temporaryFolder(closing: Closing): string {
  const folder = mkdtempSync(join(tmpdir(), 'billett-test-'))
  chmodSync(folder, 0o711)
  closing.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
