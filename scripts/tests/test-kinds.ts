import { PROCESS_APPS } from '../processes/process-apps.ts'

/** What tests need beside the sources. */
export type Need = 'database' | 'product'

/** The files of one kind of test (globs from the root of the checkout), and what they need. */
export type TestKind = { name: string; include: string[]; exclude?: string[]; needs?: Need }

const DATABASE_TESTS = '**/*.db.test.ts'
const PROOFS = '**/*.proof.test.ts'

/** Every kind of test there is; `vitest.config.ts` says how each runs. */
export const TEST_KINDS = {
  unit: {
    name: 'unit',
    include: [`{${['packages', ...PROCESS_APPS, 'scripts', 'bench'].join()}}/**/*.test.ts`],
    exclude: [DATABASE_TESTS, PROOFS, 'packages/web-kit/**'],
  },
  web: { name: 'web', include: ['{apps/shop,apps/office,packages/web-kit}/**/*.test.{ts,tsx}'] },
  db: { name: 'db', include: [DATABASE_TESTS], needs: 'database' },
  e2e: { name: 'e2e', include: ['e2e/*.test.ts'], needs: 'product' },
  'e2e-alone': { name: 'e2e-alone', include: ['e2e/alone/*.test.ts'], needs: 'product' },
  proof: { name: 'proof', include: [PROOFS], needs: 'database' },
} as const satisfies Record<string, TestKind>
