import { setImmediate as breathe } from 'node:timers/promises'
import type { Checkpoint } from '../../ports/checkpoints.ts'
import type { Actor } from './stage.ts'

/** What somebody does, and the point at which the others may catch up: the last one before the commit. */
export interface Step<Result> {
  actor: Actor
  at: Checkpoint
  go: (actor: Actor) => Promise<Result>
}

/**
 * Everybody goes as far as they can: to their point, to the end, or until they wait for what another has locked. Only then the first goes on to the end, and
 * after that the next. The order of the steps is the order in which they come and go; the results come in it too.
 */
export async function meet<Result>(steps: readonly Step<Result>[]): Promise<Result[]> {
  const begun: { result: Promise<Result>; open: () => void }[] = []
  for (const { actor, at, go } of steps) {
    const gate = actor.hold(at)
    const state = { isThrough: false }
    const through = () => {
      state.isThrough = true
    }
    const result = go(actor)
    result.then(through, through)
    void gate.arrived.then(through)
    begun.push({ result, open: gate.open })
    while (!state.isThrough && !(await actor.isBlocked())) await breathe()
  }
  const results: Result[] = []
  for (const { result, open } of begun) {
    open()
    results.push(await result)
  }
  return results
}
