import { join } from 'node:path'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { DatabaseHandle } from './database.ts'

/** Any number: all processes of one product use the same. */
const MIGRATION_LOCK = 7_419_026

/** Brings the database to this version. Several processes may start at once: one migrates, the others wait for it. */
export async function migrateDatabase({ db, pool }: DatabaseHandle): Promise<void> {
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(db, { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    lock.release()
  }
}
