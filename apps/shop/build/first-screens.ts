import { join } from 'node:path'
import type { Rolldown } from 'vite'

const source = (path: string): string => join(import.meta.dirname, '../src', path)

/** Runs at once, before the rest has arrived. */
const ENTRY = source('entry-client.tsx')

/** What every import that waits goes through. */
const PRELOAD_HELPER = /vite\/preload-helper/

/** What takes the drawn page over, whichever it is. */
const START = source('app/start.tsx')

/** The screens of a purchase, and what the file of each is called; most people see one of them first. */
const PURCHASE = {
  search: 'features/start/StartPage.tsx',
  results: 'features/relation/RelationPage.tsx',
  cart: 'features/cart/CartPage.tsx',
  checkout: 'features/checkout/CheckoutPage.tsx',
}

/** What search and results say, in each language: most people read all of it at once. */
const SEARCH_TEXTS = /\/src\/texts\/(de|en)\/purchase\/(search|tickets|trips)\.ts$/

/** Everything a package has passes through its index; what nobody uses of it is left out. */
const INDEX = /\/packages\/\w+\/src\/index\.ts$/

/** Imported by what passes on more than it has itself, used by pages that are fetched later. */
const LATER = /\?whole$/

const LIBRARY = /\/node_modules\//
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//

/**
 * Few files, because each has headers of its own and small ones compress worse: what runs first; React; the other
 * libraries every page is made with; the shop around every page; what several screens of a purchase share; each of
 * these screens. The big ones are apart so that a phone reads and runs them in steps, with a breath between.
 */
export function firstScreens(): Rolldown.CodeSplittingGroup[] {
  let known: ReturnType<typeof needs> | undefined
  const group = (
    name: string,
    has: (id: string, needed: ReturnType<typeof needs>) => boolean,
  ): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name(id, context) {
      known ??= needs(context)
      return has(id, known) ? name : null
    },
  })
  const groups = [
    group('first', (id, { first }) => first.has(id) || PRELOAD_HELPER.test(id)),
    group('react', (id, { everywhere }) => everywhere.has(id) && REACT.test(id)),
    group('kit', (id, { everywhere }) => everywhere.has(id) && LIBRARY.test(id)),
    group('shop', (id, { everywhere }) => everywhere.has(id)),
    group('purchase', (id, { screens }) => screens.filter(({ needed }) => needed.has(id)).length > 1),
    ...Object.keys(PURCHASE).map(screen =>
      group(screen, (id, { screens }) => screens.some(({ name, needed }) => name === screen && needed.has(id))),
    ),
  ]
  const texts: Rolldown.CodeSplittingGroup = {
    debugName: 'search-texts',
    name(id) {
      const [, language] = SEARCH_TEXTS.exec(id) ?? []
      return language === undefined ? null : `search-${language}`
    },
  }
  // What a module imports goes along with it, unless an earlier group has it.
  return [...groups, texts].map((one, index) => ({ ...one, priority: groups.length - index }))
}

const needs = (context: Rolldown.ChunkingContext) => ({
  first: reachable(ENTRY, context),
  everywhere: reachable(START, context),
  screens: Object.entries(PURCHASE).map(([name, path]) => ({ name, needed: reachable(source(path), context) })),
})

/** This module and all that it imports at once. */
function reachable(beginning: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || INDEX.test(id) || LATER.test(id)) return
    found.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(beginning)
  return found
}
