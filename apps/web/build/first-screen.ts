import { join } from 'node:path'
import type { Rolldown } from 'vite'

const source = (path: string): string => join(import.meta.dirname, '../src', path)

/** Runs at once, so it is a small file of its own that waits for no other. */
const ENTRY = source('entry-client.tsx')

/** Where a visit begins: what takes the drawn page over, and the page that most people see first. */
const BEGINNINGS = [source('app/start.tsx'), source('pages/StartPage.tsx')]

/** Everything a package has passes through its index; what nobody uses of it is left out. */
const INDEX = /\/packages\/\w+\/src\/index\.ts$/

/** Puts all that the first screen needs into one file: as sixty small ones it is a good tenth larger, once compressed. */
export function firstScreen(): Rolldown.CodeSplittingGroup {
  let needed: ReadonlySet<string> | undefined
  return {
    debugName: 'first screen',
    name(id, context) {
      needed ??= reachable(BEGINNINGS, context, reachable([ENTRY], context))
      return needed.has(id) ? 'shop' : null
    },
  }
}

/** All that is imported by these modules, itself included, without what `apart` has. */
function reachable(beginnings: readonly string[], context: Rolldown.ChunkingContext, apart?: ReadonlySet<string>) {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || apart?.has(id) || INDEX.test(id)) return
    found.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  beginnings.forEach(visit)
  return found
}
