import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Lets every user read a folder and run its programs, whatever umask it was made under. */
export function makeReadable(folder: string): void {
  open(folder)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) open(join(folder, entry))
}

function open(path: string): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  const runs = entry.isDirectory() || (entry.mode & 0o100) !== 0
  chmodSync(path, entry.mode | (runs ? 0o755 : 0o644))
}
