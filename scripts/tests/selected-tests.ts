import type { Closing } from '../processes/closing.ts'
import { say } from '../run/say.ts'
import { findTests } from './find-tests.ts'
import type { Tally } from './stage.ts'
import type { Need } from './test-kinds.ts'
import type { Selection } from './test-selection.ts'
import { runVitest, watchVitest } from './vitest-stage.ts'

/** Runs the tests that somebody has named, with the database, the product and the browser that these need. */
export async function runSelected(selection: Selection, closing: Closing): Promise<Tally> {
  const tests = findTests(selection.paths.length > 0 ? selection.paths : ['.'], process.env.INIT_CWD ?? process.cwd())
  const run = {
    projects: [...new Set(tests.map(({ kind }) => kind.name))],
    files: tests.map(({ path }) => path),
    testName: selection.name,
    signal: closing.signal,
  }
  const needs = new Set(tests.flatMap(({ kind }) => kind.needs ?? []))
  return withNeeds(needs, closing, async env => {
    if (!selection.watch) return runVitest({ name: 'selected', env: { ...env, ...(await programsFor(needs)) }, ...run })
    const code = await watchVitest({ env, ...run })
    return { passed: 0, failed: code === 0 ? 0 : 1 }
  })
}

/** What the processes of such tests start from; while sources are watched they start from these. */
async function programsFor(needs: ReadonlySet<Need>): Promise<Record<string, string>> {
  return needs.size > 0 ? (await import('../run/build/build-programs.ts')).builtPrograms() : {}
}

async function withNeeds(
  needs: ReadonlySet<Need>,
  closing: Closing,
  work: (env: Record<string, string>) => Promise<Tally>,
): Promise<Tally> {
  if (needs.has('product')) {
    const { buildWebIfStale } = await import('../run/build/build-web.ts')
    const { withTestProduct } = await import('./test-product.ts')
    await buildWebIfStale(closing.signal)
    return withTestProduct(closing, env => withDatabase(needs, closing, url => work({ ...env, ...url })))
  }
  return withDatabase(needs, closing, work)
}

async function withDatabase<T>(
  needs: ReadonlySet<Need>,
  closing: Closing,
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  if (!needs.has('database')) return work({})
  say('Starting PostgreSQL …')
  const { withKeptDatabase } = await import('../run/product/kept-database.ts')
  return withKeptDatabase(closing, url => work({ TEST_DATABASE_URL: url }))
}
