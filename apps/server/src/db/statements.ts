import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { prepared } from './prepared.ts'

/** Everything that can be asked of the database, inside a transaction or outside of one. */
export type Statements = Omit<NodePgDatabase, 'transaction'>

/** The same inside one transaction: what must not happen half takes this, and nobody has it outside of one. */
export type Transaction = Statements & { readonly isTransaction: true }

export interface Database extends Statements {
  /** What `work` does happens as a whole or, when it throws, not at all. */
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** The same database, of which each transaction begins with this, also that of a single statement. */
  behind: (begin: (tx: Transaction) => Promise<unknown>) => Database
}

export const statementsOver = (pool: pg.Pool): Statements => drizzle(pool, { casing: 'snake_case' })

/** One per connection for as long as it lives, so that what is prepared on it stays prepared. */
export const statementsOn = prepared(
  (client: pg.PoolClient): Transaction =>
    Object.assign(drizzle(client, { casing: 'snake_case' }), { isTransaction: true as const }),
)
