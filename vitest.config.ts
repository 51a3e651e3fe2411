import { defineConfig } from 'vitest/config'
import { TEST_KINDS, type TestKind } from './scripts/tests/test-kinds.ts'

const filesOf = ({ name, include, exclude = [] }: TestKind) => ({
  name,
  include,
  exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
})

/** A small build machine has two cores; tests of calls wait for PostgreSQL now and then. */
const MAX_WORKERS = 3

/**
 * Files share what a worker has loaded: that takes longer than most of them run. No rule and no module of the server
 * keeps anything of a world that is not in it, so that the files of a worker may come in any order. Those of screens share
 * the page, too (`one-page.ts`): a file each would load React and the screens anew, which takes longer than its tests.
 */
const SHARED = { isolate: false }

/** A link that leaves the page leads nowhere in a test, instead of taking the page from the tests after it. */
const WITHIN_ONE_PAGE = {
  happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
}

/** A test of calls may have to wait for PostgreSQL, or for a process of ours to start. */
const DATABASE = { ...SHARED, testTimeout: 60_000, hookTimeout: 120_000 }

/**
 * Journeys in the browser, two files at a time: with those that are alone they keep two processors busy, and three are
 * no faster. Those of `e2e/alone` change what everybody sees (the payment provider's time and faults, whether it runs at
 * all, the demo's clock): one after the other, on a product of their own.
 */
const JOURNEYS = {
  ...SHARED,
  // Some look at every page there is; on a busy machine each takes its time.
  testTimeout: 480_000,
  hookTimeout: 120_000,
  // A page says in its own time what it has to say.
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    maxWorkers: MAX_WORKERS,
    projects: [
      // Some start a process of ours, which takes its time on a busy machine.
      { test: { ...filesOf(TEST_KINDS.unit), ...SHARED, testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        test: {
          ...filesOf(TEST_KINDS.web),
          ...SHARED,
          environment: 'happy-dom',
          environmentOptions: WITHIN_ONE_PAGE,
          setupFiles: 'packages/web-kit/src/testing/one-page.ts',
          testTimeout: 60_000,
        },
      },
      { test: { ...filesOf(TEST_KINDS.db), ...DATABASE } },
      { test: { ...filesOf(TEST_KINDS.proof), ...DATABASE } },
      { test: { ...filesOf(TEST_KINDS.e2e), ...JOURNEYS, maxWorkers: 2, sequence: { groupOrder: 1 } } },
      {
        test: {
          ...filesOf(TEST_KINDS['e2e-alone']),
          ...JOURNEYS,
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
    ],
  },
})
