import { basename } from 'node:path'
import { Advice } from '../run/say.ts'
import { type CoverageRow, coverageRows } from './coverage-table.ts'
import { type PlannedMutation, plan, shownWithoutJourney } from './mutation.ts'
import { mutationsOfRows } from './rows/index.ts'

/** A mutation that fits no row of the coverage any more, or no place of its row. */
export type Stale = { name: string; problem: string }

export type Plan = { planned: PlannedMutation[]; stale: Stale[] }

/** The mutations of every row, in the order of `docs/coverage.md`, and those that have to be written anew. */
export function planRows(): Plan {
  const rows = coverageRows()
  const planned: PlannedMutation[] = []
  const stale: Stale[] = []
  for (const { section, rows: ofSection } of mutationsOfRows)
    for (const [paragraph, mutations] of Object.entries(ofSection)) {
      const name = `${section} ${paragraph}`
      const row = rows.find(candidate => candidate.section === section && candidate.paragraph === paragraph)
      if (!row) stale.push({ name, problem: 'docs/coverage.md has no such row' })
      for (const mutation of row ? mutations : []) {
        const fitting = row && plan(row, mutation)
        if (fitting && 'problem' in fitting) stale.push({ name, problem: fitting.problem })
        else if (fitting) planned.push(fitting)
      }
    }
  return { planned, stale }
}

/** Of these, what is tried with the rows that are called like `wanted`. Throws Advice where that is nothing. */
export function chosen({ planned, stale }: Plan, wanted: string): Plan {
  const isWanted = (name: string) => name.includes(wanted)
  const found = {
    planned: planned.filter(({ row }) => isWanted(rowName(row))),
    stale: stale.filter(({ name }) => isWanted(name)),
  }
  if (found.planned.length + found.stale.length > 0) return found
  const known = coverageRows().map(rowName).find(isWanted)
  throw new Advice(
    known === undefined
      ? `docs/coverage.md has no row that is called like “${wanted}”.`
      : `Nothing is tried with “${known}”: scripts/proof/rows has no mutation of it.`,
  )
}

/** Test files that a row names and no mutation is tried with. Rows that name the same places and tests are one. */
export function untriedTests(planned: PlannedMutation[]): { name: string; file: string }[] {
  const tried = new Set(planned.flatMap(({ row, tests }) => tests.map(({ file }) => `${asOne(row)} ${file}`)))
  return coverageRows().flatMap(row =>
    [...new Set(shownWithoutJourney(row).map(({ file }) => file))]
      .filter(file => !tried.has(`${asOne(row)} ${file}`))
      .map(file => ({ name: rowName(row), file: basename(file) })),
  )
}

const rowName = ({ section, paragraph }: CoverageRow): string => `${section} ${paragraph}`

const asOne = ({ places, tests }: CoverageRow): string => JSON.stringify([places, tests])
