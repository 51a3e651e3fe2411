import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How many builds stay: a product that runs goes on with the one it was started with. */
const KEPT = 3

/** Removes all builds in a folder but the latest. */
export function removeOldBuilds(folder: string): void {
  const builds = readdirSync(folder)
    .filter(name => name.startsWith('build-'))
    .map(name => ({ path: join(folder, name), made: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made)
  for (const { path } of builds.slice(KEPT)) rmSync(path, { recursive: true, force: true })
}
