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
 * Everybody goes as far as they can: to their point, to the end, or until they wait for what another has locked. Only
 * then the first goes on, as far as they can again, and after that the next. The order of the steps is the order in
 * which they come and go; the results come in it too.
 */
export async function meet<Result>(steps: readonly Step<Result>[]): Promise<Result[]> {
  const begun: { actor: Actor; result: Promise<Result>; open: () => void }[] = []
  for (const { actor, at, go } of steps) {
    const gate = actor.hold(at)
    const result = go(actor)
    begun.push({ actor, result, open: gate.open })
    await asFarAsItGoes(actor, Promise.race([result, gate.arrived]))
  }
  for (const { actor, result, open } of begun) {
    open()
    await asFarAsItGoes(actor, result)
  }
  return Promise.all(begun.map(({ result }) => result))
}

/** Until that has come, or the actor waits for another one's lock. */
async function asFarAsItGoes(actor: Actor, until: Promise<unknown>): Promise<void> {
  const state = { isThere: false }
  const there = () => {
    state.isThere = true
  }
  until.then(there, there)
  while (!state.isThere && !(await actor.isBlocked())) await breathe()
}
