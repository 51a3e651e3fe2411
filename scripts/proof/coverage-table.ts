import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.ts'

/** A test that a row names: its file, and its title where the file shows more than the row. */
export type NamedTest = { file: string; title?: string }

/** A row of `docs/coverage.md`: the files it names, relative to the checkout, and the tests that show it. */
export type CoverageRow = { section: string; paragraph: string; places: string[]; tests: NamedTest[] }

/** The rows of `docs/law.md`: a duty, where it is kept, and the tests that show it. */
export const dutyRows = (): CoverageRow[] => rowsOf('law.md')

/** Every row of `docs/coverage.md` but those of what is not there yet, or is told elsewhere. */
export const coverageRows = (): CoverageRow[] => rowsOf('coverage.md')

function rowsOf(document: string): CoverageRow[] {
  const rows: CoverageRow[] = []
  let specification = ''
  let section = ''
  for (const line of readFileSync(join(root, 'docs', document), 'utf8').split('\n')) {
    specification = /^## Specification (\d)/.exec(line)?.[1] ?? specification
    section = /^### (\S+)/.exec(line)?.[1] ?? section
    const [, paragraph = '', place = '', shown = ''] = line.split('|').map(cell => cell.trim())
    const tests = testsIn(shown)
    if (tests.length > 0)
      rows.push({ section: `${specification} ${section}`, paragraph, places: pathsIn(place), tests })
  }
  return rows
}

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+\/[^`]+)`/g)].flatMap(([, path]) => path ?? [])
}

function testsIn(cell: string): NamedTest[] {
  return [...cell.matchAll(/`([^`]+\.test\.tsx?)`(?: “([^”]+)”)?/g)].flatMap(([, file, title]) =>
    file ? [{ file, ...(title && { title }) }] : [],
  )
}
