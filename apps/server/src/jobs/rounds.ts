import type { World } from '../world.ts'

export interface Round {
  name: string
  /** Milliseconds between two rounds. */
  every: number
  run: (world: World) => Promise<unknown>
}

/** Work that has ended, well or not. */
export interface Ended {
  name: string
  succeeded: boolean
  seconds: number
}

const NOBODY = () => undefined

/** Starts work that comes round by the clock; the returned function stops it and waits for what runs. */
export function startRounds(
  world: World,
  rounds: readonly Round[],
  ended: (round: Ended) => void = NOBODY,
): () => Promise<void> {
  const running = new Map<string, Promise<void>>()

  async function runOnce({ name, run }: Round): Promise<void> {
    const began = performance.now()
    let succeeded = false
    try {
      await run(world)
      succeeded = true
    } catch (error) {
      world.log.error({ err: error, round: name }, 'a round failed')
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
