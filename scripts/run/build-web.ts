import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { root } from './root.ts'
import { runTool } from './run-step.ts'
import { Advice, say } from './say.ts'

const WEB = join(root, 'apps', 'web')
export const WEB_DIST = join(WEB, 'dist')

const SOURCES = ['apps/web/**/*', 'packages/*/src/**/*', 'packages/*/package.json', 'package-lock.json']

/** Builds the pages unless the last build was made from exactly these sources. */
export async function buildWebIfStale(signal: AbortSignal): Promise<void> {
  if (!existsSync(join(WEB, 'index.html'))) return
  const stamp = join(WEB_DIST, '.fingerprint')
  const sources = fingerprint(SOURCES)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  say('Building the pages …')
  rmSync(stamp, { force: true })
  if ((await buildWeb(signal)) !== 0) throw new Advice('The pages could not be built; the reason is above.')
  writeFileSync(stamp, sources)
}

/** Gives the exit code of the build. */
export function buildWeb(signal: AbortSignal): Promise<number> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  return runTool({ args: [vite, 'build', '--logLevel', 'warn'], cwd: WEB, signal })
}
