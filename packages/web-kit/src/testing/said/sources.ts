import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const KIT = join(import.meta.dirname, '../..')
const KIT_NAME = '@billett/web-kit/'

const IS_SOURCE = /\.tsx?$/
const COMMENT = /\/\*.*?\*\//gs
const IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm
const LATER = /import\(\s*'([^']+)'\s*\)/g
const PAGE = /^ {2}(\w+): \(\) =>\s+import\('([^']+)'\)/gm

/** A module of an app or the kit. */
export interface Source {
  file: string
  text: string
  /** Files it needs to run. */
  imports: readonly string[]
  /** Files it fetches when it gets there. */
  later: readonly string[]
}

/** The file of one of our own sources; undefined for everything else. */
function fileOf(specifier: string, from: string): string | undefined {
  const file = specifier.startsWith(KIT_NAME)
    ? join(KIT, specifier.slice(KIT_NAME.length))
    : join(dirname(from), specifier)
  const isOurs = specifier.startsWith('.') || specifier.startsWith(KIT_NAME)
  return isOurs && IS_SOURCE.test(file) && existsSync(file) ? file : undefined
}

/** The modules of the app whose sources are in a folder, and of the kit. */
export function sourcesOf(app: string) {
  const pages = join(app, 'app/pages.ts')
  const read = new Map<string, Source>()

  function sourceOf(file: string): Source {
    const known = read.get(file)
    if (known) return known
    const text = readFileSync(file, 'utf8').replace(COMMENT, '')
    const named = (pattern: RegExp) =>
      [...text.matchAll(pattern)].flatMap(([, specifier = '']) => fileOf(specifier, file) ?? [])
    const source = { file, text, imports: named(IMPORT), later: file === pages ? [] : named(LATER) }
    read.set(file, source)
    return source
  }

  /** A module and all that `next` says it leads to, but for what `without` has already. */
  function reached(file: string, next: (source: Source) => readonly string[], without: ReadonlySet<string>) {
    const found = new Set([file])
    for (const one of found) for (const other of next(sourceOf(one))) if (!without.has(other)) found.add(other)
    return found
  }

  return {
    sourceOf,
    /** A module and all that it needs to run. */
    neededBy: (file: string, without: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
      reached(file, ({ imports }) => imports, without),
    /** A module, all that it needs to run, and all that it fetches later. */
    openedBy: (file: string, without: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
      reached(file, ({ imports, later }) => [...imports, ...later], without),
    /** Every module of the app, and of the kit, that is no test. */
    allSources: (): Source[] =>
      [app, KIT]
        .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
        .filter(file => IS_SOURCE.test(file) && !/\.(test|fixture)\.|\/testing\/|\/build\//.test(file))
        .map(sourceOf),
    /** The module that each screen's page is loaded from. */
    pageFiles: new Map(
      [...readFileSync(pages, 'utf8').matchAll(PAGE)].map(([, key = '', specifier = '']) => [
        key,
        join(dirname(pages), specifier),
      ]),
    ) as ReadonlyMap<string, string>,
  }
}
