import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.ts'
import { memoryFolder } from './memory-folder.ts'

const PREFIX = 'billett-kept-'

/** Whose folder it is: the path of the checkout. */
const CHECKOUT = 'checkout'

/**
 * The folder of this checkout that stays between runs of single tests: in memory where there is room, else in the
 * checkout. Others may pass through it: as root, PostgreSQL's user must reach its files.
 */
export function keptFolder(checkout: string = root, memory: string | null = memoryFolder()): string {
  if (!memory) return join(checkout, '.billett-test')
  removeAbandoned(memory)
  const folder = join(memory, PREFIX + createHash('sha256').update(checkout).digest('hex').slice(0, 12))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
  writeFileSync(join(folder, CHECKOUT), checkout)
  return folder
}

/** Removes the folders of checkouts that are gone. */
function removeAbandoned(memory: string): void {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(PREFIX)) continue
    const said = join(memory, name, CHECKOUT)
    if (existsSync(said) && !existsSync(readFileSync(said, 'utf8')))
      rmSync(join(memory, name), { recursive: true, force: true })
  }
}
