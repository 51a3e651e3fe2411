import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { databaseRelay } from '../../testing/database-relay.ts'
import { freshDatabase } from '../../testing/test-database.ts'
import { isLostDatabase } from '../is-lost-database.ts'
import { databaseProbe } from './database-probe.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function probed() {
  const database = await freshDatabase()
  closing.push(database.drop)
  const relay = await databaseRelay(database.url)
  closing.push(relay.close)
  const probe = databaseProbe(relay.url)
  closing.push(probe.close)
  const connections = async () => {
    const { rows } = await database.db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return rows.map(({ pid }) => pid)
  }
  return { database, relay, probe, connections }
}

it('asks by one connection that it keeps, however many want to know', async () => {
  const { probe, connections } = await probed()
  await Promise.all([probe.ask(), probe.ask(), probe.ask()])
  const kept = await connections()
  expect(kept).toHaveLength(1)
  await probe.ask()
  expect(await connections()).toEqual(kept)
})

it('takes another connection where the one it kept has broken', async () => {
  const { database, probe, connections } = await probed()
  await probe.ask()
  const kept = await connections()
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await probe.ask()
  expect(await connections()).not.toEqual(kept)
})

it('fails where nothing comes back', async () => {
  const { relay, probe } = await probed()
  await probe.ask()
  relay.mute()
  expect(isLostDatabase(await probe.ask().catch((error: unknown) => error))).toBe(true)
})
