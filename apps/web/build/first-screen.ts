import { join } from 'node:path'
import type { Rolldown } from 'vite'

const source = (path: string): string => join(import.meta.dirname, '../src', path)

/** Runs at once, before the rest has arrived. */
const ENTRY = source('entry-client.tsx')

/** What every import that waits goes through. */
const PRELOAD_HELPER = /vite\/preload-helper/

/** What takes the drawn page over, and the page that most people see first. */
const BEGINNINGS = [source('app/start.tsx'), source('pages/StartPage.tsx')]

/** Everything a package has passes through its index; what nobody uses of it is left out. */
const INDEX = /\/packages\/\w+\/src\/index\.ts$/

/** Imported by the index of a package, used by pages that are fetched later. */
const LATER = /\/(react-i18next\/dist\/es\/Trans|html-parse-stringify\/)/

/** Puts all that the first screen needs into one file: as sixty small ones it is a good tenth larger, once compressed. What runs before is apart. */
export function firstScreen(): Rolldown.CodeSplittingGroup {
  let first: ReadonlySet<string> | undefined
  let needed: ReadonlySet<string> | undefined
  return {
    debugName: 'first screen',
    name(id, context) {
      first ??= reachable([ENTRY], context)
      needed ??= reachable(BEGINNINGS, context)
      if (first.has(id) || PRELOAD_HELPER.test(id)) return 'first'
      return needed.has(id) ? 'shop' : null
    },
  }
}

/** These modules and all that they import at once. */
function reachable(beginnings: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || INDEX.test(id) || LATER.test(id)) return
    found.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  beginnings.forEach(visit)
  return found
}
