import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { toolOutput } from '../processes/run-step.ts'
import { root } from '../run/root.ts'
import { say } from '../run/say.ts'
import type { Tally } from './stage.ts'
import { CEILING, isTooDear, readTypeCosts, saidCosts } from './type-costs.ts'

const MODULES = join(root, 'node_modules')

/** What the last check of types found of each file, so that the next looks at what has changed. */
const KNOWN_TYPES = join(MODULES, '.cache', 'billett.tsbuildinfo')

/**
 * Each would work out for itself the types that its files mention, so that two take twice the memory to save seconds.
 */
const CHECKERS = '1'

const TSC = [
  ...[join(MODULES, 'typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'],
  ...['--extendedDiagnostics', '--checkers', CHECKERS],
  ...['--incremental', '--tsBuildInfoFile', KNOWN_TYPES],
]

/**
 * Checks all types and says what that has cost; fails where that is more than the ceiling. A file sees its types
 * through all that it imports: they are checked whole, which a second time takes seconds, as it looks only at what has
 * changed. So what a second time costs is less than the truth, which a fresh clone tells.
 */
export async function checkTypes(signal: AbortSignal): Promise<Tally> {
  const { code, printed } = await toolOutput({ args: TSC, signal })
  const { costs, findings } = readTypeCosts(printed)
  if (findings !== '') say(findings)
  if (costs === undefined) return { passed: 0, failed: 1 }
  say(`${saidCosts(costs)} (at most ${saidCosts(CEILING)})`)
  if (!isTooDear(costs)) return { passed: 0, failed: code === 0 ? 0 : 1 }
  say('Types cost too much: see scripts/tests/type-costs.ts.')
  // Else the next check would look at what has changed since, find that cheap, and be content.
  rmSync(KNOWN_TYPES, { force: true })
  return { passed: 0, failed: 1 }
}
