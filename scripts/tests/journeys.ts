import type { Closing } from '../processes/closing.ts'
import { sumOf, type Tally } from './stage.ts'
import { withTestProduct } from './test-product.ts'
import { runVitest } from './vitest-stage.ts'

type How = {
  /** What is looked at besides, by environment. */
  look?: Record<string, string>
  /** How often one that fails is tried again (`VitestRun`). */
  retries?: number
}

/**
 * Journeys in the browser. Those that change what everybody sees (`e2e/alone`) have a product of their own, beside the
 * one of all others; the second starts when the first has taken its ports.
 */
export function runJourneys(closing: Closing, { look = {}, retries = 0 }: How): Promise<Tally> {
  const run = (project: string, env: Record<string, string>) =>
    runVitest({ name: project, projects: [project], retries, env: { ...env, ...look }, signal: closing.signal })
  return withTestProduct(closing, shared =>
    withTestProduct(closing, async own => {
      return sumOf(await Promise.all([run('e2e', shared), run('e2e-alone', own)]))
    }),
  )
}
