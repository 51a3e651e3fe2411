import { setTimeout as pause } from 'node:timers/promises'
import { connectedTo } from './connected-to.ts'

/** Milliseconds. */
const LOOK_AGAIN = 500
/** The worker tries again what failed after seconds; where nothing has been done for this long, nothing will be. */
const PATIENCE = 60_000

const LEFT = `select count(*)::int as left from job.job where state <= 'active' and name not like '\\_\\_%'`

/** Resolves when the worker has nothing left to do; throws when it does not get on. `told` hears how much is left. */
export async function jobsDone(databaseUrl: string, told: (left: number) => void = () => undefined): Promise<void> {
  const client = await connectedTo(databaseUrl)
  try {
    let fewest = Number.POSITIVE_INFINITY
    let since = Date.now()
    for (;;) {
      const { rows } = await client.query<{ left: number }>(LEFT)
      const left = rows[0]?.left ?? 0
      if (left === 0) return
      told(left)
      if (left < fewest) {
        fewest = left
        since = Date.now()
      }
      if (Date.now() - since > PATIENCE) throw new Error(`${left} jobs stay undone`)
      await pause(LOOK_AGAIN)
    }
  } finally {
    await client.end()
  }
}
