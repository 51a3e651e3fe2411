import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DATABASE } from './cluster.ts'

const PAUSE_MS = 50

/** Waits until PostgreSQL answers, and makes our database in it the first time. Ends early when `gaveUp` says so. */
export async function waitForDatabase(
  maintenanceUrl: string,
  timeoutMs: number,
  gaveUp: () => boolean,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline && !gaveUp()) {
    if (await makeDatabase(maintenanceUrl)) return true
    await pause(PAUSE_MS)
  }
  return false
}

async function makeDatabase(maintenanceUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: maintenanceUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
