import { join } from 'node:path'
import { toolOutput } from '../processes/run-step.ts'
import { root } from '../run/root.ts'
import { say } from '../run/say.ts'
import type { Tally } from './stage.ts'
import { CEILING, costsTogether, isTooDear, readTypeCosts, saidCosts, type TypeCosts } from './type-costs.ts'

const MODULES = join(root, 'node_modules')

/**
 * The house in two parts that meet in the packages: what is drawn in a browser with the journeys through it, and all
 * the rest. Whole it would take the memory of both. The rest is named by what it leaves out: no folder is forgotten.
 */
const PARTS = ['tsconfig.screens.json', 'tsconfig.processes.json']

/**
 * Each would work out for itself the types that its files mention, so that two take twice the memory to save seconds.
 */
const CHECKERS = '1'

const tsc = (part: string) => [
  ...[join(MODULES, 'typescript/bin/tsc'), '--noEmit', '-p', part, '--pretty', 'false'],
  ...['--extendedDiagnostics', '--checkers', CHECKERS],
]

/**
 * Checks all types and says what that has cost; fails where that is more than the ceiling. A file sees its types
 * through all that it imports, so they are checked whole. Nothing is kept for the next time: what is kept takes memory
 * of its own, and what a second time costs would be less than the truth.
 */
export async function checkTypes(signal: AbortSignal): Promise<Tally> {
  const parts: TypeCosts[] = []
  let failed = 0
  for (const part of PARTS) {
    const { code, printed } = await toolOutput({ args: tsc(part), signal })
    const { costs, findings } = readTypeCosts(printed)
    if (findings !== '') say(findings)
    if (code !== 0 || costs === undefined) failed += 1
    if (costs) parts.push(costs)
  }
  if (parts.length < PARTS.length) return { passed: 0, failed }
  const costs = costsTogether(parts)
  say(`${saidCosts(costs)} (at most ${saidCosts(CEILING)})`)
  if (!isTooDear(costs)) return { passed: 0, failed }
  say('Types cost too much: see scripts/tests/type-costs.ts.')
  return { passed: 0, failed: failed + 1 }
}
