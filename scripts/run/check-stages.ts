import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { runTool } from './run-step.ts'
import { Advice } from './say.ts'
import type { Stage, Tally } from './stage.ts'

const MODULES = join(root, 'node_modules')
const WITH_IMPORTS = ['apps', 'packages', 'scripts', 'e2e', 'bench']

/** The stages that read the sources and run nothing of them. */
export function checkStages(signal: AbortSignal): Stage[] {
  const tool = async (program: string, ...args: string[]) =>
    verdict(await runTool({ args: [join(MODULES, program), ...args], signal }))
  return [
    { title: 'Types', run: () => tool('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json') },
    { title: 'Lint and format', run: () => tool('@biomejs/biome/bin/biome', 'check') },
    {
      title: 'Import rules',
      run: async () => {
        // Without its parser for TypeScript dependency-cruiser sees no file at all, and is content.
        if (!existsSync(join(MODULES, '@swc', 'core'))) throw new Advice('dependency-cruiser needs @swc/core.')
        const folders = WITH_IMPORTS.filter(folder => existsSync(join(root, folder)))
        return tool('dependency-cruiser/bin/dependency-cruiser.mjs', '-T', 'err-long', ...folders)
      },
    },
    { title: 'Unused files, exports, packages', run: () => tool('knip/bin/knip.js') },
  ]
}

/** The exit code of something that counts no tests. */
export function verdict(code: number): Tally {
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}
