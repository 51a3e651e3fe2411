import type { Closing } from '../processes/closing.ts'
import { runJourneys } from '../tests/journeys.ts'
import { runStages } from '../tests/stage.ts'
import { runVitest } from '../tests/vitest-stage.ts'
import { elsewhereStages } from './elsewhere.ts'
import { installIfStale } from './install.ts'
import { mutantStages } from './mutants.ts'

/**
 * `npm run proof`: what `npm test` tries once or in part, at length; `docs/testing.md` lists it. Takes most of an hour.
 */
export async function proof(closing: Closing): Promise<number> {
  const { signal } = closing
  await installIfStale(signal)
  const onPostgres = {
    title: 'Deaths, races, models, hostile values',
    run: async () => {
      const { withTestDatabase } = await import('../tests/test-database.ts')
      const { builtPrograms } = await import('./build/build-programs.ts')
      const programs = await builtPrograms()
      return withTestDatabase(closing, url => {
        const env = { TEST_DATABASE_URL: url, ...programs }
        return runVitest({ name: 'proof', projects: ['proof'], env, signal })
      })
    },
  }
  const journeys = {
    title: 'Journeys in every language, with axe at every look',
    run: async () => {
      const { buildWebIfStale } = await import('./build/build-web.ts')
      await buildWebIfStale(signal)
      return runJourneys(closing, { look: { E2E_PROOF: 'yes' } })
    },
  }
  const { failed } = await runStages(
    [onPostgres, ...elsewhereStages(closing), ...mutantStages(closing), journeys],
    signal,
  )
  return failed === 0 ? 0 : 1
}
