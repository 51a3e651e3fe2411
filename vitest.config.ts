import { defineConfig } from 'vitest/config'

const DATABASE_TESTS = '**/*.db.test.ts'
const NEVER = ['**/node_modules/**', '**/dist/**']

/** Two cores are what a small build machine has. */
const MAX_WORKERS = 2

/**
 * Journeys in the browser, two files at a time. Those of `e2e/alone` change what everybody sees (the payment provider's
 * time and faults, or whether it runs at all): one after the other, when the others are done.
 */
const JOURNEYS = {
  exclude: NEVER,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A page says in its own time what it has to say.
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    maxWorkers: MAX_WORKERS,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{packages,apps/server,apps/payment-demo,apps/identity-demo,apps/mailbox,scripts,bench}/**/*.test.ts',
          ],
          exclude: [...NEVER, DATABASE_TESTS, 'packages/web-kit/**'],
          // Some start a process of ours, which takes its time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'db',
          include: [DATABASE_TESTS],
          exclude: NEVER,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['{apps/web,packages/web-kit}/**/*.test.{ts,tsx}'],
          exclude: NEVER,
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...JOURNEYS,
          name: 'e2e',
          include: ['e2e/*.test.ts'],
        },
      },
      {
        test: {
          ...JOURNEYS,
          name: 'e2e-alone',
          include: ['e2e/alone/*.test.ts'],
          sequence: { groupOrder: 1 },
          fileParallelism: false,
        },
      },
    ],
  },
})
