import type pg from 'pg'
import { connectToWriter } from './connect-to-writer.ts'

/** Milliseconds in which a database that is there says so. */
const ANSWER_WITHIN = 2_000

export interface DatabaseProbe {
  /** Fails where no database that writes answers. Those who ask at once share one question. */
  ask: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Asks a database whether it is there, by a connection of its own: that all others are in use, or wait for a table that
 * somebody holds, is no reason to say that it is not.
 */
export function databaseProbe(url: string): DatabaseProbe {
  let kept: pg.Client | undefined
  let asking: Promise<void> | undefined

  async function connect(): Promise<void> {
    const client = await connectToWriter(url)
    client.once('error', () => letGo(client))
    kept = client
  }

  function letGo(client: pg.Client): void {
    if (kept === client) kept = undefined
    void client.end().catch(() => undefined)
  }

  /** A connection that was kept may have broken unnoticed, or lead to a database that only reads by now. */
  async function look(): Promise<void> {
    const client = kept
    if (!client) return connect()
    try {
      const question = { text: 'show transaction_read_only', query_timeout: ANSWER_WITHIN }
      const { rows } = await client.query<{ transaction_read_only: string }>(question)
      if (rows[0]?.transaction_read_only === 'off') return
      letGo(client)
    } catch {
      letGo(client)
    }
    await connect()
  }

  return {
    ask() {
      asking ??= look().finally(() => {
        asking = undefined
      })
      return asking
    },
    async close() {
      await asking?.catch(() => undefined)
      await kept?.end()
    },
  }
}
