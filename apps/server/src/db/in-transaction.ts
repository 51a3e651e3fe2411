import type pg from 'pg'
import { statementsOn, type Transaction } from './statements.ts'

/** What `work` does happens as a whole or, when it throws, not at all. One connection is held until then. */
export const inTransaction = <T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  withClient(pool, client => work(statementsOn(client)))

/** The same of whoever sends statements as they are. */
export async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // Travels together with the first statement. If it does not arrive, neither does that one.
  const begun = client.query('begin')
  begun.catch(() => undefined)
  try {
    const result = await work(client)
    await begun
    const { command } = await client.query('commit')
    // PostgreSQL's answer to the commit of a transaction in which a failure was swallowed.
    if (command !== 'COMMIT') throw new Error(`a transaction ended with ${command}`)
    client.release()
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

/** A connection that cannot even do that is not used again. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}
