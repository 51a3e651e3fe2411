import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where root keeps what the database's user must read and cannot reach in the checkout. */
export function sharedFolder(): string {
  for (const base of ['/var/lib', tmpdir()]) {
    const folder = join(base, 'billett')
    try {
      mkdirSync(folder, { recursive: true })
      chmodSync(folder, 0o755)
      accessSync(folder, constants.W_OK)
      return folder
    } catch {
      // read-only here: the next base
    }
  }
  throw new Error('Neither /var/lib nor the folder for temporary files can be written; the database has no place.')
}
