import type { Closing } from '../processes/closing.ts'
import { runStages, type Stage } from '../tests/stage.ts'
import { installIfStale } from './install.ts'

/**
 * `npm run mutants [PART]`: breaks what docs/coverage.md claims and sees whether the tests notice; PART is of the
 * section and name of the rows, such as “1 §2.3”.
 */
export async function mutants([wanted]: string[], closing: Closing): Promise<number> {
  await installIfStale(closing.signal)
  const { failed } = await runStages(mutantStages(closing, wanted), closing.signal)
  return failed === 0 ? 0 : 1
}

export const mutantStages = (closing: Closing, wanted?: string): Stage[] => [
  {
    title: 'Rows of the coverage, each broken',
    run: async () => {
      const [{ withTestDatabase }, { proveRows }] = await Promise.all([
        import('../tests/test-database.ts'),
        import('../proof/prove-rows.ts'),
      ])
      return withTestDatabase(closing, databaseUrl => proveRows({ databaseUrl, wanted, signal: closing.signal }))
    },
  },
]
