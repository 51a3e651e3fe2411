import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { hostsOf } from './hosts.ts'
import * as schema from './schema/index.ts'
import { writingClient } from './writing-client.ts'

export type Database = NodePgDatabase<typeof schema>
/** The same statements, inside one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Statements = Database | Transaction

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

export interface PoolSettings {
  url: string
  /** Connections at most. */
  size: number
  onError: (error: Error) => void
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 5_000
const STATEMENT_TIMEOUT = 30_000

export function openDatabase({ url, size, onError }: PoolSettings): DatabaseHandle {
  const pool = new pg.Pool({
    Client: writingClient(hostsOf(url)),
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    application_name: 'billett',
  })
  // A connection that breaks while idle is dropped by the pool; without a listener it would end the process.
  pool.on('error', onError)
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  return { db, pool, close: () => pool.end() }
}
