import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { whenParentEnds } from './when-parent-ends.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs the same command with another Node, which gets our signals and whose exit code becomes ours. */
export function continueWith(node, args) {
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    BILLETT_LAUNCHED_BY: String(process.pid),
  }
  const child = spawn(node, args, { stdio: 'inherit', env })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill('SIGTERM'))
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
