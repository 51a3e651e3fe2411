import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const LOOK_AGAIN = 500

/** Resolves when the worker has nothing left to do. */
export async function jobsDone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // A connection that breaks fails its query too; that failure is the one to be told.
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ left: number }>(
        `select count(*)::int as left from job.job where state <= 'active' and name not like '\\_\\_%'`,
      )
      if (rows[0]?.left === 0) return
      await pause(LOOK_AGAIN)
    }
  } finally {
    await client.end()
  }
}
