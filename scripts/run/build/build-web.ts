import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../../processes/run-step.ts'
import { root } from '../root.ts'
import { Advice, say } from '../say.ts'
import { fingerprint } from './fingerprint.ts'
import { removeOldBuilds } from './old-builds.ts'

const SHOP = join(root, 'apps', 'shop')
const APPS = [SHOP, join(root, 'apps', 'office')]
const DIST = join(SHOP, 'dist')
const SOURCES = [
  'apps/shop/**/*',
  'apps/office/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'package-lock.json',
]

/** Where the pages made from exactly these sources are, or will be. */
export const webDist = (): string => join(DIST, `build-${fingerprint(SOURCES).slice(0, 16)}`)

/** Builds the pages unless there is a build of exactly these sources. */
export async function buildWebIfStale(signal: AbortSignal): Promise<void> {
  if (existsSync(webDist())) return
  say('Building the pages …')
  if ((await buildWeb(signal)) !== 0) throw new Advice('The pages could not be built; the reason is above.')
}

/** Gives the exit code of the build. Two that build at once do not meet, and the build that was there first stays. */
export async function buildWeb(signal: AbortSignal): Promise<number> {
  mkdirSync(DIST, { recursive: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const folder = mkdtempSync(join(DIST, 'unfinished-'))
  try {
    const env = { BILLETT_WEB_DIST: folder }
    for (const cwd of APPS) {
      const code = await runTool({ args: [vite, 'build', '--logLevel', 'warn'], cwd, env, signal })
      if (code !== 0) return code
    }
    if (!existsSync(webDist())) renameSync(folder, webDist())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  removeOldBuilds(DIST)
  return 0
}
