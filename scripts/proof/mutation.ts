import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../run/root.ts'
import type { CoverageRow, NamedTest } from './coverage-table.ts'

/**
 * What would break a row of `docs/coverage.md`: in one of the files the row names (its name, or the end of its path), a
 * piece of code that stands there once, and what it becomes. A test the row names must fail then: `by` is the one, or,
 * left out, any but the journeys.
 */
export type Mutation = [file: string, code: string, becomes: string, by?: string]

/** The mutations of a section of `docs/coverage.md`, by the paragraph of the row. */
export type SectionMutations = { section: string; rows: Record<string, Mutation[]> }

/** A mutation with its paths: what is changed in which file, and the tests of which one must fail. */
export type PlannedMutation = {
  row: CoverageRow
  change: string
  path: string
  source: string
  mutant: string
  tests: NamedTest[]
}

/**
 * The mutation with its paths; or why it cannot be tried: the row names no such place, or the code is not there once.
 */
export function plan(row: CoverageRow, [file, code, becomes, by]: Mutation): PlannedMutation | { problem: string } {
  const path = row.places.find(place => `/${place}`.endsWith(`/${file}`))
  if (!path) return { problem: `names no ${file}` }
  const tests = shownWithoutJourney(row).filter(test => !by || test.file.endsWith(`/${by}`))
  if (tests.length === 0) return { problem: `names no test ${by ?? 'but journeys'}` }
  const source = readFileSync(join(root, path), 'utf8')
  const found = source.split(code).length - 1
  if (found !== 1) return { problem: `“${code}” stands ${found} times in ${file}` }
  const mutant = source.replace(code, () => becomes)
  if (parseSync(path, mutant).errors.length > 0) return { problem: `“${becomes}” cannot stand there in ${file}` }
  const change = `${code} → ${becomes || 'nothing'}`
  return { row, change, path, source, mutant, tests }
}

/** Journeys need the built product: what they show is shown a second time by a test that needs less. */
export function shownWithoutJourney({ tests }: CoverageRow): NamedTest[] {
  return tests.filter(({ file }) => !file.startsWith('e2e/'))
}
