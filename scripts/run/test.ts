import { buildWeb } from './build-web.ts'
import { checkStages, verdict } from './check-stages.ts'
import type { Closing } from './closing.ts'
import { installIfStale } from './install.ts'
import { runStages, type Stage } from './stage.ts'
import { runVitest } from './vitest-stage.ts'

/** `npm test`: everything, on a real PostgreSQL and in a real browser. */
export async function test(closing: Closing): Promise<number> {
  await installIfStale(closing.signal)
  const { failed } = await runStages([...checkStages(closing.signal), ...runningStages(closing)], closing.signal)
  return failed === 0 ? 0 : 1
}

function runningStages(closing: Closing): Stage[] {
  const { signal } = closing
  return [
    {
      title: 'Unit and property tests',
      run: () => runVitest({ name: 'unit', projects: ['unit', 'web'], signal }),
    },
    {
      title: 'Calls on PostgreSQL',
      run: async () => {
        const { withTestDatabase } = await import('./test-database.ts')
        return withTestDatabase(closing, url =>
          runVitest({ name: 'db', projects: ['db'], env: { TEST_DATABASE_URL: url }, signal }),
        )
      },
    },
    { title: 'Build', run: async () => verdict(await buildWeb(signal)) },
    {
      title: 'Journeys in the browser',
      run: async () => {
        const { withTestProduct } = await import('./test-product.ts')
        return withTestProduct(closing, env => runVitest({ name: 'e2e', projects: ['e2e', 'e2e-alone'], env, signal }))
      },
    },
  ]
}
