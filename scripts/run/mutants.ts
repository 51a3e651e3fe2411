import type { Closing } from '../processes/closing.ts'
import { runStages, type Stage } from '../tests/stage.ts'
import { installIfStale } from './install.ts'

/**
 * `npm run mutants [PART]`: breaks what docs/coverage.md claims, and the rules of packages/domain, and sees whether the
 * tests notice. PART is of the section and name of the rows, such as “1 §2.3”, or a folder or file of rules.
 */
export async function mutants([part]: string[], closing: Closing): Promise<number> {
  await installIfStale(closing.signal)
  const { failed } = await runStages(stagesOf(closing, part), closing.signal)
  return failed === 0 ? 0 : 1
}

export const mutantStages = (closing: Closing): Stage[] => [rows(closing), rules(closing)]

function stagesOf(closing: Closing, part: string | undefined): Stage[] {
  if (part === undefined) return mutantStages(closing)
  return [part.startsWith('packages/domain') ? rules(closing, part) : rows(closing, part)]
}

const rows = (closing: Closing, wanted?: string): Stage => ({
  title: 'Rows of the coverage, each broken',
  run: async () => {
    const [{ withTestDatabase }, { proveRows }] = await Promise.all([
      import('../tests/test-database.ts'),
      import('../proof/prove-rows.ts'),
    ])
    return withTestDatabase(closing, databaseUrl => proveRows({ databaseUrl, wanted, signal: closing.signal }))
  },
})

const rules = ({ signal }: Closing, folder?: string): Stage => ({
  title: 'Rules of the domain, each place changed',
  run: async () => (await import('../proof/prove-rules.ts')).proveRules({ folder, signal }),
})
