import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseRelay } from '../../testing/database-relay.ts'
import { freshDatabase, silent, type TestDatabase } from '../../testing/test-database.ts'
import { startBundledPostgres } from '../bundled/index.ts'
import { openDatabase } from '../database.ts'
import { isLostDatabase } from '../is-lost-database.ts'
import { sqlStateOf } from '../sql-state.ts'
import { hostsOf } from './hosts.ts'
import { CONNECT_WITHIN, timePerHost, writingClients } from './writing-client.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function aDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase()
  closing.push(database.drop)
  return database
}

/** Somebody with rights of their own, beside the pool. */
async function admin(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  closing.push(() => client.end())
  return client
}

const counted = sql`insert into discount_counter (code, uses) values ('A', 1) on conflict (code) do update set uses = discount_counter.uses + 1`

async function usesIn({ db }: Pick<TestDatabase, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ uses: number }>(sql`select uses from discount_counter where code = 'A'`)
  return rows[0]?.uses ?? 0
}

describe('a connection that is ended while it does nothing', () => {
  it('is noticed by nobody', async () => {
    const database = await aDatabase()
    const boss = await admin(database.url)
    await Promise.all(Array.from({ length: 5 }, () => database.db.execute(sql`select pg_sleep(0)`)))
    const open = database.pool.totalCount
    expect(open).toBeGreaterThan(1)
    const gone = Promise.withResolvers<void>()
    database.pool.on('error', () => {
      if (database.pool.totalCount === 0) gone.resolve()
    })
    await boss.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await gone.promise
    const answers = await Promise.all(Array.from({ length: 10 }, () => database.db.execute(sql`select 1 as one`)))
    expect(answers).toHaveLength(10)
  })
})

describe('a connection that is ended inside a transaction', () => {
  it('costs nothing but the repetition of that transaction', async () => {
    const database = await aDatabase()
    const boss = await admin(database.url)
    let runs = 0
    await database.db.transaction(async tx => {
      runs += 1
      await tx.execute(counted)
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      if (runs === 1) await boss.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await tx.execute(sql`select 1`)
    })
    expect(runs).toBe(2)
    expect(await usesIn(database)).toBe(1)
  })
})

describe('two transactions that wait for each other', () => {
  it('both happen, once', async () => {
    const { db } = await aDatabase()
    await db.execute(sql`insert into discount_counter (code, uses) values ('A', 0), ('B', 0)`)
    const met = Promise.withResolvers<void>()
    let arrived = 0
    const add = (tx: Pick<TestDatabase['db'], 'execute'>, code: string) =>
      tx.execute(sql`update discount_counter set uses = uses + 1 where code = ${code}`)
    const inOrder = (one: string, other: string) =>
      db.transaction(async tx => {
        await add(tx, one)
        arrived += 1
        if (arrived === 2) met.resolve()
        await met.promise
        await add(tx, other)
      })
    await Promise.all([inOrder('A', 'B'), inOrder('B', 'A')])
    const { rows } = await db.execute(sql`select code, uses from discount_counter order by code`)
    expect(rows).toEqual([
      { code: 'A', uses: 2 },
      { code: 'B', uses: 2 },
    ])
    expect(arrived).toBe(3)
  })
})

describe('a commit whose answer is lost', () => {
  it('fails as a lost database, is not repeated, and what it wrote is there', async () => {
    const database = await aDatabase()
    const relay = await databaseRelay(database.url)
    closing.push(relay.close)
    const over = openDatabase({ url: relay.url, size: 2, onError: silent.onError })
    closing.push(over.close)
    let runs = 0
    relay.loseNextCommitAnswer()
    const lost = await over.db
      .transaction(async tx => {
        runs += 1
        await tx.execute(counted)
      })
      .catch((error: unknown) => error)
    expect(isLostDatabase(lost)).toBe(true)
    expect(runs).toBe(1)
    expect(await usesIn(over)).toBe(1)
  })
})

describe('a network that swallows everything', () => {
  it('is given up after a time', async () => {
    const database = await aDatabase()
    const relay = await databaseRelay(database.url)
    closing.push(relay.close)
    const { Client } = writingClients(hostsOf(relay.url), 300)
    const client = new Client({})
    client.on('error', () => undefined)
    await client.connect()
    relay.mute()
    const failure = await client.query('select 1').catch((error: unknown) => error)
    expect(sqlStateOf(failure)).toBe('ETIMEDOUT')
    expect(isLostDatabase(failure)).toBe(true)
  })

  it('is given up by a pool after the time it was opened with', async () => {
    const database = await aDatabase()
    const relay = await databaseRelay(database.url)
    closing.push(relay.close)
    const over = openDatabase({ url: relay.url, size: 1, onError: silent.onError, silence: 300 })
    closing.push(over.close)
    await over.db.execute(sql`select 1`)
    relay.mute()
    const failure = await over.db.execute(sql`select 1`).catch((error: unknown) => error)
    expect(sqlStateOf(failure)).toBe('ETIMEDOUT')
  })
})

describe('a connection that nobody asks anything', () => {
  it('is kept longer than one may be silent that somebody waits for', async () => {
    const database = await aDatabase()
    const broken: Error[] = []
    const quiet = openDatabase({ url: database.url, size: 1, onError: error => broken.push(error), silence: 100 })
    closing.push(quiet.close)
    const session = async () => (await quiet.db.execute(sql`select pg_backend_pid() as pid`)).rows
    const before = await session()
    await database.db.execute(sql`select pg_sleep(0.5)`)
    expect(await session()).toEqual(before)
    expect(broken).toEqual([])
  })
})

describe('several hosts of which some take connections and say nothing', () => {
  it('do not use up the time of the one that serves', async () => {
    const database = await aDatabase()
    const mute = async () => {
      const relay = await databaseRelay(database.url)
      closing.push(relay.close)
      relay.mute()
      return new URL(relay.url).host
    }
    const hosts = [await mute(), await mute(), new URL(database.url).host]
    const over = openDatabase({
      url: database.url.replace(new URL(database.url).host, hosts.join(',')),
      size: 1,
      onError: silent.onError,
    })
    closing.push(over.close)
    await over.db.execute(sql`select 1`)
  })

  it.each([1, 2, 3, 5])('all %i together are given as long as one', hosts => {
    expect(hosts * timePerHost(hosts)).toBeLessThanOrEqual(CONNECT_WITHIN)
  })
})

describe('a database that begins to only read', () => {
  it('is left by every connection, and found again when it writes', async () => {
    const database = await aDatabase()
    const boss = await admin(database.url)
    const name = new URL(database.url).pathname.slice(1)
    await database.db.execute(counted)
    const before = await backends(boss)
    expect(before).toHaveLength(1)

    // The connection that is open hears of it with its next transaction only, as after a fail-over.
    await boss.query(`alter database ${name} set default_transaction_read_only = on`)
    await boss.query(`select pg_reload_conf()`)
    const reading = database.db.transaction(async tx => {
      await tx.execute(sql`set transaction read only`)
      await tx.execute(counted)
    })
    expect(sqlStateOf(await reading.catch((error: unknown) => error))).toBe('25006')
    expect(isLostDatabase(await database.db.execute(counted).catch((error: unknown) => error))).toBe(true)

    await boss.query(`alter database ${name} set default_transaction_read_only = off`)
    await database.db.execute(counted)
    expect(await usesIn(database)).toBe(2)
    expect(await backends(boss)).not.toEqual(before)
  })

  it('is told from a transaction of ours that only reads', async () => {
    const database = await aDatabase()
    const boss = await admin(database.url)
    await database.db.execute(counted)
    const before = await backends(boss)
    const reading = database.db.transaction(async tx => {
      await tx.execute(sql`set transaction read only`)
      await tx.execute(counted)
    })
    await expect(reading).rejects.toThrow()
    expect(await backends(boss)).toEqual(before)
  })
})

async function backends(boss: pg.Client): Promise<number[]> {
  const { rows } = await boss.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by pid`,
  )
  return rows.map(({ pid }) => pid)
}

describe('a PostgreSQL that is stopped and started', () => {
  it('is used again by the same pool', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'restarted-'))
    chmodSync(dataDir, 0o711)
    closing.push(async () => rmSync(dataDir, { recursive: true }))
    const first = await startBundledPostgres({ dataDir, durable: false })
    const over = openDatabase({ url: first.url, size: 3, onError: silent.onError })
    closing.push(over.close)
    await over.db.execute(sql`create table kept (what text)`)
    await over.db.transaction(tx => tx.execute(sql`insert into kept values ('before')`))

    await first.stop()
    const down = await over.db
      .transaction(tx => tx.execute(sql`insert into kept values ('meanwhile')`))
      .catch((error: unknown) => error)
    expect(isLostDatabase(down)).toBe(true)

    const second = await startBundledPostgres({ dataDir, durable: false, port: Number(new URL(first.url).port) })
    closing.push(second.stop)
    await over.db.transaction(tx => tx.execute(sql`insert into kept values ('after')`))
    const { rows } = await over.db.execute<{ what: string }>(sql`select what from kept`)
    expect(rows.map(({ what }) => what)).toEqual(['before', 'after'])
  })
})
