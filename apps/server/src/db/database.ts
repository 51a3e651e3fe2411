import type pg from 'pg'
import { behindWall } from './behind-wall.ts'
import { databaseProbe } from './connection/database-probe.ts'
import { namingClient } from './connection/naming-client.ts'
import { CONNECT_WITHIN } from './connection/writing-client.ts'
import { writingPool } from './connection/writing-pool.ts'
import { inTransaction } from './in-transaction.ts'
import { retryTransactions } from './retry-transactions.ts'
import { type Database, statementsOver } from './statements.ts'

export type { Database, Statements, Transaction } from './statements.ts'

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  url: string
  /** Fails where no database that writes answers, asked by a connection that nothing else uses. */
  answers: () => Promise<void>
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
  /** Milliseconds after which a statement is ended. */
  statementTimeout?: number | undefined
}

/** Milliseconds. */
const STATEMENT_TIMEOUT = 30_000
/**
 * A connection that is idle for so long is closed: a new one signs in and plans all its statements anew, which should
 * not happen between two waves of buyers. Less than the silence after which an idle one would count as lost.
 */
const IDLE_TIMEOUT = 30_000
/** What a process that is stuck or has lost its network holds locked is free again after this. */
const IDLE_IN_TRANSACTION_TIMEOUT = 30_000

export function openDatabase({ url, size, onError, silence, statementTimeout }: PoolSettings): DatabaseHandle {
  const settings = {
    // Statements are sent without waiting for the answer to the one before, `begin` with the first of its transaction.
    pipeline: true,
    max: size,
    connectionTimeoutMillis: CONNECT_WITHIN,
    idleTimeoutMillis: IDLE_TIMEOUT,
    statement_timeout: statementTimeout ?? STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    application_name: 'billett',
  }
  const { pool, recover } = writingPool(url, { ...settings, silence }, namingClient)
  // A connection that breaks while idle is dropped by the pool; without a listener it would end the process.
  pool.on('error', onError)
  const behind: Database['behind'] = begin => behindWall(pool, recover, begin)
  const db: Database = Object.assign(statementsOver(pool), {
    transaction: retryTransactions(work => inTransaction(pool, work), recover),
    behind,
  })
  const probe = databaseProbe(url)
  const close = async () => {
    await Promise.all([pool.end(), probe.close()])
  }
  return { db, pool, url, answers: probe.ask, close }
}
