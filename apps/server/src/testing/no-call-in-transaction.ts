import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestWorld } from './test-world.ts'

/**
 * From now on a call of the payment provider that is made while a database transaction is open fails, with its name.
 */
export function forbidCallsInTransactions({ world, provider }: TestWorld): void {
  const inside = new AsyncLocalStorage<true>()
  const { db } = world
  const transaction = db.transaction.bind(db)
  db.transaction = work => transaction(tx => inside.run(true, () => work(tx)))
  provider.onCall = async name => {
    if (inside.getStore()) throw new Error(`${name} was called inside a transaction`)
  }
}
