import { join } from 'node:path'
import type { Rolldown } from 'vite'

const source = (path: string): string => join(import.meta.dirname, '../src', path)

/** It waits for the page it loads. In one file with what that page imports, each would wait for the other. */
const ENTRY = source('entry-client.tsx')

/** Where a visit begins: what runs at once, and the page that most people see first. */
const BEGINNINGS = [ENTRY, source('pages/StartPage.tsx')]

/** Everything a package has passes through its index; what nobody uses of it is left out. */
const INDEX = /\/packages\/\w+\/src\/index\.ts$/

/** Puts all that the first screen needs into one file: as sixty small ones it is a good tenth larger, once compressed. */
export function firstScreen(): Rolldown.CodeSplittingGroup {
  let needed: ReadonlySet<string> | undefined
  return {
    debugName: 'first screen',
    name(id, context) {
      needed ??= reachable(context)
      return needed.has(id) ? 'shop' : null
    },
  }
}

function reachable(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || INDEX.test(id)) return
    found.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  BEGINNINGS.forEach(visit)
  found.delete(ENTRY)
  return found
}
