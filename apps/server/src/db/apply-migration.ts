import { setTimeout as pause } from 'node:timers/promises'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { sqlStateOf } from './sql-state.ts'

interface Patience {
  /** Milliseconds a migration waits for a table. Everybody else who wants it waits behind the migration. */
  lockTimeout: number
  /** Milliseconds in which the others get on. */
  pause: number
  /** How often it is tried in all. */
  tries: number
}

/** Half an hour in all. */
const PATIENCE: Patience = { lockTimeout: 2_000, pause: 3_000, tries: 360 }

const LOCK_NOT_AVAILABLE = '55P03'

const CONCURRENTLY = /\bindex\s+concurrently\b/i
const NEW_INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("?\w+"?)/i

/**
 * One migration and the note that it was done. As a whole, or, where indexes are built beside running sales, so that it
 * can be done again.
 */
export async function applyMigration(
  client: pg.Client,
  migration: MigrationMeta,
  patience: Patience = PATIENCE,
): Promise<void> {
  const statements = migration.sql.filter(statement => statement.trim() !== '')
  if (!statements.some(statement => CONCURRENTLY.test(statement))) {
    await withShortLocks(patience, () => atOnce(client, statements, migration, patience))
    return
  }
  await buildIndexes(client, statements)
  await noteDone(client, migration)
}

const noteDone = (client: pg.Client, { hash, folderMillis }: MigrationMeta) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis])

/**
 * PostgreSQL builds them outside of transactions. One that was interrupted is there and good for nothing: it goes
 * first.
 */
async function buildIndexes(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const [, name] = NEW_INDEX.exec(statement) ?? []
    if (name !== undefined) await client.query(`drop index concurrently if exists ${name}`)
    await client.query(statement)
  }
}

async function atOnce(
  client: pg.Client,
  statements: readonly string[],
  migration: MigrationMeta,
  { lockTimeout }: Patience,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`)
    for (const statement of statements) await client.query(statement)
    await noteDone(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** A table that is in use is asked for again later, instead of having everybody queue up behind us. */
async function withShortLocks({ tries: most, pause: rest }: Patience, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || tries >= most) throw error
      await pause(rest)
    }
  }
}
