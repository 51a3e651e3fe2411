import type { World } from '../world.ts'

export interface Round {
  name: string
  /** Milliseconds between two rounds. */
  every: number
  run: (world: World) => Promise<unknown>
}

/** Starts work that comes round by the clock; the returned function stops it and waits for what runs. */
export function startRounds(world: World, rounds: readonly Round[]): () => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const timers = rounds.map(({ name, every, run }) =>
    setInterval(() => {
      if (running.has(name)) return
      const round = run(world)
        .catch((error: unknown) => world.log.error({ err: error, round: name }, 'a round failed'))
        .then(() => {
          running.delete(name)
        })
      running.set(name, round)
    }, every),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.values())
  }
}
