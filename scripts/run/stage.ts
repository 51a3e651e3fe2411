import { duration, inWords, say } from './say.ts'

/** What a stage has counted: its tests, or one failure for a stage that is no set of tests. */
export type Tally = { passed: number; failed: number }

export type Stage = { title: string; run(): Promise<Tally> }

/** Runs the stages one after the other, each with its heading and its time, whatever failed before. Gives the sum. */
export async function runStages(stages: Stage[], signal: AbortSignal): Promise<Tally> {
  const results: { title: string; tally: Tally; took: number }[] = []
  for (const { title, run } of stages) {
    signal.throwIfAborted()
    say(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
    const began = Date.now()
    const tally = await run().catch(asFailure)
    results.push({ title, tally, took: Date.now() - began })
  }
  signal.throwIfAborted()
  say('')
  for (const { title, tally, took } of results)
    say(`  ${mark(tally)} ${title.padEnd(40)} ${duration(took)}${words(tally)}`)
  const sum = (key: keyof Tally) => results.reduce((total, { tally }) => total + tally[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed') }
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total
}

function asFailure(failure: unknown): Tally {
  say(inWords(failure))
  return { passed: 0, failed: 1 }
}

function mark({ failed }: Tally): string {
  return failed === 0 ? '✓' : '✗'
}

function words({ passed, failed }: Tally): string {
  return passed + failed === 0 ? '' : `   ${passed} passed, ${failed} failed`
}
