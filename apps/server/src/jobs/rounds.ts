import type { Surroundings } from '../world.ts'

export interface Round {
  name: string
  /** Milliseconds between two rounds. */
  every: number
  /** There is no client in whose name it is done: what works on a row of a client's takes that client's world. */
  run: (surroundings: Surroundings) => Promise<unknown>
}

/** Work that has ended, well or not. */
export interface EndedRound {
  name: string
  succeeded: boolean
  seconds: number
}

const NOBODY = () => undefined

/** Starts work that comes round by the clock; the returned function stops it and waits for what runs. */
export function startRounds(
  surroundings: Surroundings,
  rounds: readonly Round[],
  ended: (round: EndedRound) => void = NOBODY,
): () => Promise<void> {
  const running = new Map<string, Promise<void>>()

  async function runOnce({ name, run }: Round): Promise<void> {
    const began = performance.now()
    let succeeded = false
    try {
      await run(surroundings)
      succeeded = true
    } catch (error) {
      surroundings.log.error({ err: error, round: name }, 'a round failed')
    }
    ended({ name, succeeded, seconds: (performance.now() - began) / 1000 })
    running.delete(name)
  }

  const timers = rounds.map(round =>
    setInterval(() => {
      if (!running.has(round.name)) running.set(round.name, runOnce(round))
    }, round.every),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.values())
  }
}
