import { setTimeout as pause } from 'node:timers/promises'
import { isLostDatabase } from './is-lost-database.ts'
import { sqlStateOf } from './sql-state.ts'
import type { Transaction } from './statements.ts'

/** How often a transaction is begun at most. */
const TRIES = 5

/** Milliseconds before the first repetition at most; doubled with each. */
const PAUSE = 20

/** Milliseconds after which nothing is begun again: who waited that long for a connection would only hold up others. */
const PATIENCE = 4_000

/**
 * Two transactions were in each other's way, and PostgreSQL undid this one: serialization_failure, deadlock_detected.
 */
const UNDONE = new Set(['40001', '40P01'])

/** After a lost connection a transaction is known to be undone only where its commit was never sent. */
const mayRepeat = (error: unknown, commitSent: boolean): boolean =>
  UNDONE.has(sqlStateOf(error) ?? '') || (!commitSent && isLostDatabase(error))

export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/**
 * Begins a transaction again, whole, where PostgreSQL undid it or the connection was lost before its commit. That is
 * why the work of a transaction has no effect but what it writes in it. What was lost with the commit under way is not
 * repeated: it may be stored. `recover` is told of every failure and resolves when it is worth trying again; `random`
 * gives 0 up to 1, `now` milliseconds.
 */
export function retryTransactions(
  once: InTransaction,
  recover: (error: unknown) => Promise<void>,
  random: () => number = Math.random,
  now: () => number = Date.now,
): InTransaction {
  return async work => {
    const deadline = now() + PATIENCE
    for (let tries = 1; ; tries += 1) {
      let commitSent = false
      try {
        return await once(async tx => {
          const result = await work(tx)
          commitSent = true
          return result
        })
      } catch (error) {
        await recover(error)
        if (tries >= TRIES || now() > deadline || !mayRepeat(error, commitSent)) throw error
        await pause(PAUSE * 2 ** (tries - 1) * random())
      }
    }
  }
}
