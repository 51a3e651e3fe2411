import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const SHOP = join(import.meta.dirname, '../src')
const KIT = join(import.meta.dirname, '../../../packages/web-kit/src')
const KIT_NAME = '@billett/web-kit/'

const IS_SOURCE = /\.tsx?$/
const COMMENT = /\/\*.*?\*\//gs
const IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm
const LATER = /import\(\s*'([^']+)'\s*\)/g
const PAGES = join(SHOP, 'app/pages.ts')

/** A module of the shop or the kit. */
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

const read = new Map<string, Source>()

export function sourceOf(file: string): Source {
  const known = read.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8').replace(COMMENT, '')
  const named = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, specifier = '']) => fileOf(specifier, file) ?? [])
  const source = { file, text, imports: named(IMPORT), later: file === PAGES ? [] : named(LATER) }
  read.set(file, source)
  return source
}

/** A module and all that it needs to run, but for what `without` has already. */
export function neededBy(file: string, without: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const needed = new Set([file])
  for (const one of needed) for (const other of sourceOf(one).imports) if (!without.has(other)) needed.add(other)
  return needed
}

/** Every module of the shop, and of the kit, that is no test. */
export const allSources = (): Source[] =>
  [SHOP, KIT]
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
    .filter(file => IS_SOURCE.test(file) && !/\.(test|fixture)\.|\/testing\//.test(file))
    .map(sourceOf)

/** The module that each screen's page is loaded from. */
export const pageFiles: ReadonlyMap<string, string> = new Map(
  [...readFileSync(PAGES, 'utf8').matchAll(/^ {2}(\w+): \(\) =>\s+import\('([^']+)'\)/gm)].map(
    ([, key = '', specifier = '']) => [key, join(dirname(PAGES), specifier)],
  ),
)
