import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run/root.ts'
import { Advice, say } from '../run/say.ts'
import type { Tally } from '../tests/stage.ts'
import { type Change, changesOf } from './rules/changes-of.ts'
import { floorOf } from './rules/floor-of.ts'
import { guarded } from './rules/guarded.ts'
import { type TestedRule, testedRules } from './rules/tests-of-rule.ts'
import { createTrial, type Trial } from './try-mutations.ts'

/** `folder`: the rules below it; all of them where it is left out. */
export type RulesToProve = { folder?: string; signal: AbortSignal }

/**
 * Changes the rules of `packages/domain` one place after the other and runs the tests that use them. Says of each file
 * how many changes no test noticed, and which; a folder beneath the floor has failed. Throws Advice where no
 * rule stands there.
 */
export async function proveRules({ folder = '', signal }: RulesToProve): Promise<Tally> {
  const rules = testedRules().filter(({ path }) => path.startsWith(folder))
  if (rules.length === 0) throw new Advice(`No rule of packages/domain that tests use stands at ${folder}.`)
  const folders = new Map<string, { noticed: number; all: number }>()
  const trial = await createTrial({ pool: 'threads' })
  try {
    for (const rule of rules) {
      signal.throwIfAborted()
      const source = readFileSync(join(root, rule.path), 'utf8')
      const changes = changesOf(source)
      if (changes.length === 0) continue
      const unnoticed = await survivors(trial, rule, source, changes)
      const counted = folders.get(dirname(rule.path)) ?? { noticed: 0, all: 0 }
      counted.all += changes.length
      counted.noticed += changes.length - unnoticed.length
      folders.set(dirname(rule.path), counted)
      say(`  ${unnoticed.length === 0 ? '✓' : '·'} ${rule.path}: ${unnoticed.length} of ${changes.length} not noticed`)
      for (const change of unnoticed) say(`      ${inWords(source, change)}`)
    }
  } finally {
    await trial.close()
  }
  return tallied(folders)
}

async function survivors(trial: Trial, { path, rounds }: TestedRule, source: string, changes: readonly Change[]) {
  const unnoticed: Change[] = []
  for (const change of changes) {
    const mutant = guarded(`${source.slice(0, change.start)}${change.becomes}${source.slice(change.end)}`)
    if (!(await isNoticed(trial, { path, source, mutant, rounds }))) unnoticed.push(change)
  }
  return unnoticed
}

async function isNoticed(
  trial: Trial,
  { rounds, ...changed }: { path: string; source: string; mutant: string } & Pick<TestedRule, 'rounds'>,
): Promise<boolean> {
  for (const tests of rounds) {
    const verdict = await trial.mutated({ ...changed, tests })
    // A constant that is wrong when the source is loaded breaks every test at once.
    if ('broken' in verdict || verdict.failed.length > 0) return true
  }
  return false
}

/** `17: a < b → a <= b`, the line as it stands and as it was changed. */
function inWords(source: string, { start, end, becomes }: Change): string {
  const before = source.slice(0, start)
  const line = before.split('\n').length
  const upTo = before.slice(before.lastIndexOf('\n') + 1).trimStart()
  const after = source.slice(end).split('\n')[0] ?? ''
  return `${line}: ${upTo}⟦${source.slice(start, end)} → ${becomes || 'nothing'}⟧${after}`.replaceAll(/\s+/g, ' ')
}

function tallied(folders: ReadonlyMap<string, { noticed: number; all: number }>): Tally {
  const tally = { passed: 0, failed: 0 }
  for (const [name, { noticed, all }] of folders) {
    const share = Math.floor((100 * noticed) / all)
    const floor = floorOf(name)
    const isEnough = share >= floor
    tally[isEnough ? 'passed' : 'failed'] += 1
    const lack = isEnough ? '' : `, the floor is ${floor} %`
    say(`  ${isEnough ? '✓' : '✗'} ${name}: ${share} % of ${all} changes noticed${lack}`)
  }
  return tally
}
