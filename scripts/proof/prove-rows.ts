import { say } from '../run/say.ts'
import type { Tally } from '../tests/stage.ts'
import type { NamedTest } from './coverage-table.ts'
import { chosen, planRows, untriedTests } from './plan-rows.ts'
import { createTrial, type Verdict } from './try-mutations.ts'

export type RowsToProve = {
  databaseUrl: string
  /** A part of the section and name of the rows that are proved; all of them when left out. */
  wanted?: string
  signal: AbortSignal
}

/**
 * Breaks the rows of `docs/coverage.md` one way after the other, and counts the mutations that a test of their row
 * notices. A mutation that no test notices counts as failed, and a named test that nothing is tried with. Throws Advice
 * where no row is wanted that something is tried with.
 */
export async function proveRows({ databaseUrl, wanted = '', signal }: RowsToProve): Promise<Tally> {
  const { planned, stale } = chosen(planRows(), wanted)
  const tally = { passed: 0, failed: 0 }
  const count = (name: string, problem: string | undefined) => {
    tally[problem ? 'failed' : 'passed'] += 1
    say(`  ${problem ? '✗' : '✓'} ${name}${problem ? `: ${problem}` : ''}`)
  }
  for (const { name, problem } of stale) count(name, problem)
  if (wanted === '') for (const { name, file } of untriedTests(planned)) count(name, `nothing is tried with ${file}`)
  const trial = await createTrial({ databaseUrl })
  const untouched = new Map<string, Promise<Verdict>>()
  const asTheyAre = (tests: NamedTest[]) => {
    const key = JSON.stringify(tests)
    const known = untouched.get(key) ?? trial.untouched(tests)
    untouched.set(key, known)
    return known
  }
  try {
    for (const mutation of planned) {
      signal.throwIfAborted()
      const name = `${mutation.row.section} ${mutation.row.paragraph}: ${mutation.change}`
      const before = await asTheyAre(mutation.tests)
      const sound = 'failed' in before && before.failed.length === 0
      count(name, sound ? missing(await trial.mutated(mutation)) : 'its tests fail as the sources are')
    }
  } finally {
    await trial.close()
  }
  return tally
}

/** What a mutation lacks to count: undefined where a test has noticed it. */
function missing(verdict: Verdict): string | undefined {
  if ('broken' in verdict) return `the changed source does not even load: ${verdict.broken}`
  return verdict.failed.length > 0 ? undefined : 'no test notices it'
}
