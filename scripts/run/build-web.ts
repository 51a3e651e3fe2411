import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { root } from './root.ts'
import { runTool } from './run-step.ts'
import { Advice, say } from './say.ts'

const WEB = join(root, 'apps', 'web')
export const WEB_DIST = join(WEB, 'dist')

/** Written after a build: what it was made from. */
const STAMP = join(WEB_DIST, '.fingerprint')
const SOURCES = ['apps/web/**/*', 'packages/*/src/**/*', 'packages/*/package.json', 'package-lock.json']

/** Builds the pages unless the last build was made from exactly these sources. */
export async function buildWebIfStale(signal: AbortSignal): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(SOURCES)) return
  say('Building the pages …')
  if ((await buildWeb(signal)) !== 0) throw new Advice('The pages could not be built; the reason is above.')
}

/** Gives the exit code of the build. */
export async function buildWeb(signal: AbortSignal): Promise<number> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const sources = fingerprint(SOURCES)
  rmSync(STAMP, { force: true })
  const code = await runTool({ args: [vite, 'build', '--logLevel', 'warn'], cwd: WEB, signal })
  if (code === 0) writeFileSync(STAMP, sources)
  return code
}
