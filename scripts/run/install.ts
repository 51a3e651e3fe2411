import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmProgram } from '../launch/npm-program.mjs'
import { runTool } from '../processes/run-step.ts'
import { root } from './root.ts'
import { Advice, say } from './say.ts'

type Lock = { packages: Record<string, { version?: string; optional?: boolean; link?: boolean }> }

/** Installs the packages of package-lock.json unless exactly these are installed already. */
export async function installIfStale(signal: AbortSignal): Promise<void> {
  if (isInstalled()) return
  say('Installing packages (about a minute the first time) …')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await runTool({ args: [npmProgram(), 'ci', ...options], signal })
  if (code !== 0) throw new Advice('npm ci did not succeed; its own words are above.')
}

/** npm writes its own list into node_modules at the very end, so an interrupted installation does not count. */
function isInstalled(): boolean {
  const installed = readLock('node_modules/.package-lock.json')
  const wanted = readLock('package-lock.json')
  if (!installed || !wanted) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional) return true
    if (entry.link) return existsSync(join(root, path))
    return installed.packages[path]?.version === entry.version
  })
}

function readLock(path: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Lock
  } catch {
    return undefined
  }
}
