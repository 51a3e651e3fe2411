import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { runTool } from './run-step.ts'
import type { Tally } from './stage.ts'

export type VitestRun = { name: string; projects: string[]; env?: Record<string, string>; signal: AbortSignal }

/** Runs projects of vitest.config.ts and counts their tests. */
export async function runVitest({ name, projects, env, signal }: VitestRun): Promise<Tally> {
  const report = join(root, 'test-results', `${name}.json`)
  rmSync(report, { force: true })
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects.map(project => `--project=${project}`),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return tally(report, await runTool({ args, env, signal }))
}

/** A run that ended badly without a failed test (a file that does not load, an error after the tests) counts as one. */
function tally(report: string, code: number): Tally {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read(report)
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function read(report: string): { numPassedTests?: number; numFailedTests?: number } {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return {}
  }
}
