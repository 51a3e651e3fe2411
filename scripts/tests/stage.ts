import { processorTime } from '../processes/processor-time.ts'
import { duration, inWords, say } from '../run/say.ts'

/**
 * What a stage has counted: its tests, or one failure for a stage that is no set of tests. What failed is named again
 * at the end, a line each, because the end is what is read first of a long run.
 */
export type Tally = {
  passed: number
  failed: number
  failures?: string[]
  /** What passed only when it was tried again, named as failures are. */
  unsteady?: string[]
}

export type Stage = { title: string; run(): Promise<Tally> }

/** Milliseconds by the clock, and of the processors (undefined where the system does not tell). */
type Took = { wall: number; processor: number | undefined }

/** Runs the stages one after the other, each with its heading and its times, whatever failed before. Gives the sum. */
export async function runStages(stages: Stage[], signal: AbortSignal): Promise<Tally> {
  const whole = stopwatch()
  const results: { title: string; tally: Tally; took: Took }[] = []
  for (const { title, run } of stages) {
    signal.throwIfAborted()
    say(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
    const timed = stopwatch()
    const tally = await run().catch(asFailure)
    results.push({ title, tally, took: timed() })
  }
  signal.throwIfAborted()
  say('')
  for (const { title, tally, took } of results)
    say(`  ${mark(tally)} ${title.padEnd(40)} ${times(took)}${words(tally)}`)
  say(`    ${'All together'.padEnd(40)} ${times(whole())}`)
  const total = sumOf(results.map(({ tally }) => tally))
  for (const failure of total.failures ?? []) say(`  ✗ ${failure}`)
  for (const test of total.unsteady ?? []) say(`  ~ passed only when tried again: ${test}`)
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total
}

/** Several tallies as one. */
export function sumOf(tallies: Tally[]): Tally {
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0)
  const failures = tallies.flatMap(tally => tally.failures ?? [])
  const unsteady = tallies.flatMap(tally => tally.unsteady ?? [])
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    ...(failures.length > 0 && { failures }),
    ...(unsteady.length > 0 && { unsteady }),
  }
}

function stopwatch(): () => Took {
  const began = Date.now()
  const worked = processorTime()
  return () => {
    const now = processorTime()
    const processor = worked === undefined || now === undefined ? undefined : now - worked
    return { wall: Date.now() - began, processor }
  }
}

function times({ wall, processor }: Took): string {
  const ofProcessors = processor === undefined ? '' : `, ${duration(processor)} of processors`
  return `${duration(wall)}${ofProcessors}`.padEnd(44)
}

function asFailure(failure: unknown): Tally {
  const words = inWords(failure)
  say(words)
  return { passed: 0, failed: 1, failures: [words.split('\n')[0] ?? words] }
}

function mark({ failed }: Tally): string {
  return failed === 0 ? '✓' : '✗'
}

function words({ passed, failed }: Tally): string {
  return passed + failed === 0 ? '' : ` ${passed} passed, ${failed} failed`
}
