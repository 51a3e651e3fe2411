import { globSync, statSync } from 'node:fs'
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { root } from '../run/root.ts'
import { Advice } from '../run/say.ts'
import { TEST_KINDS, type TestKind } from './test-kinds.ts'

/** A test file, from the root of the checkout, and what kind it is. */
export type TestFile = { kind: TestKind; path: string }

const NEVER = ['**/node_modules', '**/dist']

/**
 * The tests in these files and folders (as seen from `from`), or of these sources: those named after a source, else
 * those beside it, else those of the smallest part it belongs to, as its module. What is no path counts as a part of
 * one. Throws Advice where nothing is found.
 */
export function findTests(paths: string[], from: string): TestFile[] {
  const all = Object.values<TestKind>(TEST_KINDS).flatMap(kind =>
    globSync(kind.include, { cwd: root, exclude: [...NEVER, ...(kind.exclude ?? [])] }).map(path => ({ kind, path })),
  )
  const found = new Set(paths.flatMap(path => testsAt(path, from, all)))
  return [...found].sort((a, b) => a.path.localeCompare(b.path))
}

function testsAt(path: string, from: string, all: TestFile[]): TestFile[] {
  const place = isAbsolute(path) ? path : resolve(from, path)
  const found = placed(place, all)
  const chosen = found.length > 0 ? found : all.filter(test => test.path.split(sep).join('/').includes(path))
  if (chosen.length > 0) return chosen
  throw new Advice(`There is no test at ${path}, and none is called like it.`)
}

function placed(place: string, all: TestFile[]): TestFile[] {
  const within = relative(root, place)
  const entry = statSync(place, { throwIfNoEntry: false })
  if (!entry) return []
  if (entry.isDirectory()) return all.filter(({ path }) => within === '' || path.startsWith(within + sep))
  const itself = all.filter(({ path }) => path === within)
  if (itself.length > 0) return itself
  const beside = all.filter(({ path }) => dirname(path) === dirname(within))
  const stem = `${basename(within, extname(within))}.`
  const named = beside.filter(({ path }) => path.startsWith(join(dirname(within), stem)))
  if (named.length > 0) return named
  return beside.length > 0 ? beside : around(dirname(within), all)
}

/** Of the nearest folder that has any, but never of a whole app or package: that is no answer about one file. */
function around(folder: string, all: TestFile[]): TestFile[] {
  if (['.', 'src'].includes(basename(folder))) return []
  const found = all.filter(({ path }) => path.startsWith(folder + sep))
  return found.length > 0 ? found : around(dirname(folder), all)
}
