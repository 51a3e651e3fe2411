import type pg from 'pg'
import { inTransaction, withClient } from './in-transaction.ts'
import { retryTransactions } from './retry-transactions.ts'
import { type Database, statementsOn, statementsOver, type Transaction } from './statements.ts'

/**
 * A database of which every statement runs in a transaction that begins with what says whose rows there are. What
 * fails there fails whatever would have followed: nothing is asked without it.
 */
export function behindWall(
  pool: pg.Pool,
  recover: (error: unknown) => Promise<void>,
  begin: (tx: Transaction) => Promise<unknown>,
): Database {
  const query = (...given: unknown[]): Promise<unknown> =>
    withClient(pool, async client => {
      await begin(statementsOn(client))
      const send: (...sent: unknown[]) => Promise<unknown> = client.query.bind(client)
      return send(...given)
    })
  const walled = Object.create(pool, { query: { value: query } })
  const once = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    inTransaction(pool, async tx => {
      await begin(tx)
      return work(tx)
    })
  return Object.assign(statementsOver(walled), {
    transaction: retryTransactions(once, recover),
    behind: (other: (tx: Transaction) => Promise<unknown>) => behindWall(pool, recover, other),
  })
}
