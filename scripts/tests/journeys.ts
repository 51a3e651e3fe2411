import type { Closing } from '../processes/closing.ts'
import { sumOf, type Tally } from './stage.ts'
import { withTestProduct } from './test-product.ts'
import { runVitest } from './vitest-stage.ts'

/**
 * Journeys in the browser. Those that change what everybody sees (`e2e/alone`) have a product of their own, beside the
 * one of all others; the second starts when the first has taken its ports.
 */
export function runJourneys(closing: Closing, look: Record<string, string> = {}): Promise<Tally> {
  const run = (project: string, env: Record<string, string>) =>
    runVitest({ name: project, projects: [project], env: { ...env, ...look }, signal: closing.signal })
  return withTestProduct(closing, shared =>
    withTestProduct(closing, async own => {
      return sumOf(await Promise.all([run('e2e', shared), run('e2e-alone', own)]))
    }),
  )
}
