import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runTool } from '../processes/run-step.ts'
import { root } from '../run/root.ts'
import { Advice } from '../run/say.ts'
import { checkTypes } from './check-types.ts'
import { type Stage, sumOf, type Tally } from './stage.ts'

const MODULES = join(root, 'node_modules')
const WITH_IMPORTS = ['apps', 'packages', 'scripts', 'e2e', 'bench']

/**
 * The stages that read the sources and run nothing of them. Types are checked on one core, one part after the other for
 * the memory's sake: all else is done on the other meanwhile.
 */
export function checkStages(signal: AbortSignal): Stage[] {
  const others = [
    { title: 'Lint and format', run: () => tool(signal, 'biome', '.') },
    { title: 'Import rules', run: () => importRules(signal, WITH_IMPORTS) },
    { title: 'Unused files and exports', run: () => tool(signal, 'knip') },
    { title: 'The document of the calls', run: () => tool(signal, 'redocly', 'docs/openapi.json') },
  ]
  const run = () => both(named(types(signal)), oneByOne(others))
  return [{ title: 'Types, lint, imports, what is unused', run }]
}

async function oneByOne(stages: Stage[]): Promise<Tally> {
  const tallies: Tally[] = []
  for (const stage of stages) tallies.push(await named(stage))
  return sumOf(tallies)
}

/** What fails beside others says which it was. */
async function named({ title, run }: Stage): Promise<Tally> {
  const tally = await run()
  return tally.failed > 0 ? { ...tally, failures: [title] } : tally
}

/** The same for these files and folders, but for what is unused, which only the whole can tell. */
export function checkStagesOf(paths: string[], signal: AbortSignal): Stage[] {
  return [
    types(signal),
    { title: 'Lint and format', run: () => tool(signal, 'biome', ...paths) },
    { title: 'Import rules', run: () => importRules(signal, paths) },
  ]
}

/** What a tool must not do while it checks: ask its maker for news, or tell of us. */
const SILENT = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Weighs what the first screens send, of a build of these sources. What it takes may have to be installed first. */
export const scriptStage = (signal: AbortSignal): Stage => ({
  title: 'Script of the first screens',
  run: async () => (await import('./first-screen-script.ts')).weighScript(signal),
})

const TOOLS = {
  biome: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  cruiser: ['dependency-cruiser/bin/dependency-cruiser.mjs', '-T', 'err-long'],
  knip: ['knip/bin/knip.js'],
  redocly: ['@redocly/cli/bin/cli.js', 'lint', '--config', 'scripts/openapi/redocly.yaml'],
} as const

async function tool(signal: AbortSignal, name: keyof typeof TOOLS, ...args: string[]): Promise<Tally> {
  const [program, ...always] = TOOLS[name]
  return verdict(await runTool({ args: [join(MODULES, program), ...always, ...args], env: SILENT, signal }))
}

const types = (signal: AbortSignal): Stage => ({ title: 'Types', run: () => checkTypes(signal) })

/** Each keeps one core busy: side by side they take half as long. */
async function both(...checks: Promise<Tally>[]): Promise<Tally> {
  return sumOf(await Promise.all(checks))
}

function importRules(signal: AbortSignal, paths: string[]): Promise<Tally> {
  // Without its parser for TypeScript dependency-cruiser sees no file at all, and is content.
  if (!existsSync(join(MODULES, '@swc', 'core')))
    return Promise.reject(new Advice('dependency-cruiser needs @swc/core.'))
  return tool(signal, 'cruiser', ...paths.filter(path => existsSync(resolve(root, path))))
}

/** The exit code of something that counts no tests. */
export function verdict(code: number): Tally {
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}
