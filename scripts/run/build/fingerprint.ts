import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

const NOT_BUILT = /(^|\/)(dist|node_modules)\/|\.test\.tsx?$/

/** One short text that changes when any of these files does (globs from the root of the checkout). */
export function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, { cwd: root }).filter(path => !NOT_BUILT.test(path.replaceAll('\\', '/')))
  for (const path of files.sort()) {
    const file = join(root, path)
    if (!existsSync(file) || !statSync(file).isFile()) continue
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
