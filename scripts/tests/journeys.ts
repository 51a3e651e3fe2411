import type { Closing } from '../processes/closing.ts'
import { within } from '../processes/within.ts'
import { sumOf, type Tally } from './stage.ts'
import { temporaryFolder } from './temporary-folder.ts'
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
export function runJourneys(outer: Closing, { look = {}, retries = 0 }: How): Promise<Tally> {
  return within(outer, closing => {
    // Where they note which kinds of screens axe has looked at: what one has seen no other need look at again.
    const always = { ...look, E2E_LOOKED: temporaryFolder(closing) }
    const run = (project: string, env: Record<string, string>) =>
      runVitest({ name: project, projects: [project], retries, env: { ...env, ...always }, signal: closing.signal })
    return withTestProduct(closing, shared =>
      withTestProduct(closing, async own => {
        return sumOf(await Promise.all([run('e2e', shared), run('e2e-alone', own)]))
      }),
    )
  })
}
