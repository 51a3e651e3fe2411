import { join } from 'node:path'
import { root } from './root.ts'
import { runTool } from './run-step.ts'
import type { Stage, Tally } from './stage.ts'

const IMPORTING = ['apps', 'packages', 'scripts', 'e2e', 'bench']

/** The stages that read the sources and run nothing of them. */
export function checkStages(signal: AbortSignal): Stage[] {
  const stage = (title: string, program: string, ...args: string[]): Stage => ({
    title,
    run: async () => verdict(await runTool({ args: [join(root, 'node_modules', program), ...args], signal })),
  })
  return [
    stage('Types', 'typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'),
    stage('Lint and format', '@biomejs/biome/bin/biome', 'check'),
    stage('Import rules', 'dependency-cruiser/bin/dependency-cruise.mjs', ...IMPORTING),
    stage('Unused files, exports, packages', 'knip/bin/knip.js'),
  ]
}

/** The exit code of something that counts no tests. */
export function verdict(code: number): Tally {
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}
