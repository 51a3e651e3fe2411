import { checkBooks } from '../modules/fulfilment/index.ts'
import { pollPayments } from '../modules/payment/index.ts'
import { expireCarts } from '../modules/sales/index.ts'
import type { World } from '../world.ts'

interface Round {
  name: string
  /** Milliseconds between two rounds. */
  every: number
  run: (world: World) => Promise<unknown>
}

/** Work that comes round by the clock. Several workers may run the same round at once: each takes its locks. */
const ROUNDS: readonly Round[] = [
  { name: 'pollPayments', every: 5_000, run: pollPayments },
  { name: 'expireCarts', every: 60_000, run: expireCarts },
  { name: 'refreshRegion', every: 30_000, run: world => world.regions.refresh() },
  { name: 'checkBooks', every: 600_000, run: checkBooks },
]

/** Starts the rounds; the returned function stops them and waits for the one that runs. */
export function startRounds(world: World): () => Promise<void> {
  const running = new Set<Promise<unknown>>()
  const timers = ROUNDS.map(({ name, every, run }) => {
    let busy = false
    return setInterval(() => {
      if (busy) return
      busy = true
      const round = run(world)
        .catch((error: unknown) => world.log.error({ err: error, round: name }, 'a round failed'))
        .finally(() => {
          busy = false
          running.delete(round)
        })
      running.add(round)
    }, every)
  })
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}
