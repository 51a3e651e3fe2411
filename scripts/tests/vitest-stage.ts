import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../processes/run-step.ts'
import { root } from '../run/root.ts'
import type { Tally } from './stage.ts'
import { readReport } from './vitest-report.ts'

export type VitestRun = {
  /** Of its report in test-results. */
  name: string
  projects: string[]
  /** Only these test files; all of the projects when there are none. */
  files?: string[]
  /** Only tests whose name matches. */
  testName?: string | undefined
  /** How often a test that fails is tried again before it counts as failed; what then passes is named as unsteady. */
  retries?: number
  env?: Record<string, string>
  signal: AbortSignal
}

/** What Node has compiled of the libraries once, every worker and the next run need not compile again. */
const COMPILED = join(root, 'node_modules', '.cache', 'billett-node')

/** A run that ended badly without a failed test: a worker that died, an error after the tests. It counts as one. */
const OUTSIDE = 'an error outside the tests ended the run badly: see “Unhandled Errors” above'

/** Runs projects of vitest.config.ts and counts their tests. */
export async function runVitest(run: VitestRun): Promise<Tally> {
  const report = join(root, 'test-results', `${run.name}.json`)
  rmSync(report, { force: true })
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const how = ['run', '--passWithNoTests', `--retry=${run.retries ?? 0}`, ...reporters]
  return tally(report, await vitest(how, run))
}

/** Runs them again whenever their sources change, until it is ended. Gives the exit code. */
export const watchVitest = (run: Omit<VitestRun, 'name' | 'retries'>): Promise<number> => vitest(['watch'], run)

function vitest(how: string[], { projects, files = [], testName, env, signal }: Omit<VitestRun, 'name' | 'retries'>) {
  const which = [...projects.map(project => `--project=${project}`), ...(testName ? ['-t', testName] : []), ...files]
  const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...how, ...which]
  return runTool({ args, env: { ...env, NODE_COMPILE_CACHE: COMPILED }, signal })
}

function tally(report: string, code: number): Tally {
  const read = readReport(report)
  return code !== 0 && read.failed === 0 ? { ...read, failed: 1, failures: [OUTSIDE] } : read
}
