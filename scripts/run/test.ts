import type { Closing } from '../processes/closing.ts'
import { checkStages, scriptStage, verdict } from '../tests/check-stages.ts'
import { runSelected } from '../tests/selected-tests.ts'
import { runStages, type Stage } from '../tests/stage.ts'
import { readSelection } from '../tests/test-selection.ts'
import { runVitest } from '../tests/vitest-stage.ts'
import { buildWeb } from './build/build-web.ts'
import { installIfStale } from './install.ts'

/** `npm test`: everything, on a real PostgreSQL and in a real browser. `npm test -- FILE`: the tests that are named. */
export async function test(args: string[], closing: Closing): Promise<number> {
  const selection = readSelection(args)
  await installIfStale(closing.signal)
  const selected = { title: 'Tests', run: () => runSelected(selection, closing) }
  const stages = args.length > 0 ? [selected] : [...checkStages(closing.signal), ...runningStages(closing)]
  const { failed } = await runStages(stages, closing.signal)
  return failed === 0 ? 0 : 1
}

function runningStages(closing: Closing): Stage[] {
  const { signal } = closing
  return [
    {
      title: 'Rules, screens, and calls on PostgreSQL',
      run: async () => {
        const { withTestDatabase } = await import('../tests/test-database.ts')
        const { builtPrograms } = await import('./build/build-programs.ts')
        const programs = await builtPrograms()
        return withTestDatabase(closing, url => {
          const env = { TEST_DATABASE_URL: url, ...programs }
          return runVitest({ name: 'tests', projects: ['unit', 'web', 'db'], env, signal })
        })
      },
    },
    { title: 'Build', run: async () => verdict(await buildWeb(signal)) },
    scriptStage(signal),
    {
      title: 'Journeys in the browser',
      // Tried twice: no change waits for an old weakness of another screen. What needed it is a defect, and named.
      run: async () => (await import('../tests/journeys.ts')).runJourneys(closing, { retries: 1 }),
    },
  ]
}
