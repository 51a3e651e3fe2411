import type pg from 'pg'
import { namingClient } from './connection/naming-client.ts'
import { writingPool } from './connection/writing-pool.ts'
import { inTransaction } from './in-transaction.ts'
import { retryTransactions } from './retry-transactions.ts'
import { type Statements, statementsOver, type Transaction } from './statements.ts'

export type { Statements, Transaction } from './statements.ts'

export interface Database extends Statements {
  /** What `work` does happens as a whole or, when it throws, not at all. */
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  url: string
  close: () => Promise<void>
}

export interface PoolSettings {
  url: string
  /** Connections at most. */
  size: number
  onError: (error: Error) => void
  /**
   * Milliseconds without a byte after which a connection counts as lost; 0 where statements may take as long as they
   * like.
   */
  silence?: number | undefined
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 5_000
const STATEMENT_TIMEOUT = 30_000
/** What a process that is stuck or has lost its network holds locked is free again after this. */
const IDLE_IN_TRANSACTION_TIMEOUT = 30_000

export function openDatabase({ url, size, onError, silence }: PoolSettings): DatabaseHandle {
  const settings = {
    // Statements are sent without waiting for the answer to the one before, `begin` with the first of its transaction.
    pipeline: true,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    application_name: 'billett',
  }
  const { pool, recover } = writingPool(url, { ...settings, silence }, namingClient)
  // A connection that breaks while idle is dropped by the pool; without a listener it would end the process.
  pool.on('error', onError)
  const db: Database = Object.assign(statementsOver(pool), {
    transaction: retryTransactions(work => inTransaction(pool, work), recover),
  })
  return { db, pool, url, close: () => pool.end() }
}
