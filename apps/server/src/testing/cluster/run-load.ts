import { type Bought, buy } from './buyer.ts'
import type { Cluster } from './start-cluster.ts'

export interface Load {
  /** Passengers at once. */
  buyers: number
  purchases: number
  /** A process is killed whenever so many more purchases are done. */
  killEvery: number
}

export interface Outcome {
  bought: Bought[]
  /** What a passenger saw that nobody should see. */
  failures: unknown[]
  killed: string[]
}

/** Passengers buy while one process after the other is killed and started again, all of them in turn. */
export async function runLoad(cluster: Cluster, { buyers, purchases, killEvery }: Load): Promise<Outcome> {
  const outcome: Outcome = { bought: [], failures: [], killed: [] }
  let begun = 0
  let crash: Promise<void> = Promise.resolve()

  function killNext(): void {
    const name = cluster.members[outcome.killed.length % cluster.members.length]
    if (name === undefined) return
    outcome.killed.push(name)
    // One at a time: the other of its kind has to serve meanwhile.
    crash = crash.then(() => cluster.crash(name))
  }

  async function buyer(): Promise<void> {
    while (begun < purchases) {
      begun += 1
      try {
        outcome.bought.push(await buy(cluster.shop))
      } catch (failure) {
        outcome.failures.push(failure)
      }
      if ((outcome.bought.length + outcome.failures.length) % killEvery === 0) killNext()
    }
  }

  await Promise.all(Array.from({ length: buyers }, buyer))
  await crash
  return outcome
}
