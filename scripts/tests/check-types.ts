import { join } from 'node:path'
import { toolOutput } from '../processes/run-step.ts'
import { root } from '../run/root.ts'
import { say } from '../run/say.ts'
import type { Tally } from './stage.ts'
import { CEILING, isTooDear, readTypeCosts, saidCosts } from './type-costs.ts'

const MODULES = join(root, 'node_modules')

/**
 * Each would work out for itself the types that its files mention, so that two take twice the memory to save seconds.
 */
const CHECKERS = '1'

const TSC = [
  ...[join(MODULES, 'typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'],
  ...['--extendedDiagnostics', '--checkers', CHECKERS],
]

/**
 * Checks all types and says what that has cost; fails where that is more than the ceiling. A file sees its types
 * through all that it imports, so they are checked whole. Nothing is kept for the next time: what is kept takes memory
 * of its own, and what a second time costs would be less than the truth.
 */
export async function checkTypes(signal: AbortSignal): Promise<Tally> {
  const { code, printed } = await toolOutput({ args: TSC, signal })
  const { costs, findings } = readTypeCosts(printed)
  if (findings !== '') say(findings)
  if (costs === undefined) return { passed: 0, failed: 1 }
  say(`${saidCosts(costs)} (at most ${saidCosts(CEILING)})`)
  if (!isTooDear(costs)) return { passed: 0, failed: code === 0 ? 0 : 1 }
  say('Types cost too much: see scripts/tests/type-costs.ts.')
  return { passed: 0, failed: 1 }
}
