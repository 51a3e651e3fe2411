import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { applyMigration } from './apply-migration.ts'
import { connectToWriter } from './connection/connect-to-writer.ts'
import { LOCK_NUMBERS } from './lock-numbers.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** Milliseconds between two looks whether another process has finished. */
const LOOK_AGAIN = 200

/**
 * Brings the database to this version. Several processes may start at once: one migrates, the others wait for it. It
 * has a connection of its own, whose statements may take as long as they like.
 */
export async function migrateDatabase({ url }: { url: string }): Promise<void> {
  const client = await connectToWriter(url)
  try {
    await haveLock(client)
    await client.query('create schema if not exists drizzle')
    await client.query(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    const migrations = await pending(client)
    // Its views would hold on to the columns they read. Whoever starts next makes them anew.
    if (migrations.length > 0) await client.query('drop schema if exists report cascade')
    for (const migration of migrations) await applyMigration(client, migration)
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}

/**
 * Asked for again and again: a connection that waits inside PostgreSQL would hold up an index that is built
 * concurrently.
 */
async function haveLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      LOCK_NUMBERS.migration,
    ])
    if (rows[0]?.mine) return
    await pause(LOOK_AGAIN)
  }
}

async function pending(client: pg.Client): Promise<MigrationMeta[]> {
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? 0)
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).filter(({ folderMillis }) => folderMillis > last)
}
