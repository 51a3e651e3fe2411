import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts'
import { applyMigration } from './apply-migration.ts'
import { connectToWriter } from './connection/connect-to-writer.ts'
import { migrateDatabase } from './migrate.ts'

let database: TestDatabase
let migrating: pg.Client
let seller: pg.Client
beforeEach(async () => {
  database = await freshDatabase()
  migrating = await connectToWriter(database.url)
  seller = new pg.Client({ connectionString: database.url })
  await seller.connect()
})
afterEach(async () => {
  await seller.end()
  await migrating.end()
  await database.drop()
})

const migration = (...sql: string[]) => ({ sql, bps: true, folderMillis: 9_000_000_000_000, hash: sql.join() })

async function noted(): Promise<number> {
  const { rows } = await seller.query('select 1 from drizzle.__drizzle_migrations where created_at = 9000000000000')
  return rows.length
}

describe('a migration', () => {
  it('gives way to those who use the table, and comes back', async () => {
    await seller.query('begin')
    await seller.query('select * from discount_counter for update')
    const waiting = applyMigration(migrating, migration('alter table discount_counter add column note text'), {
      lockTimeout: 50,
      pause: 1,
      tries: 1_000,
    })
    // Others are not kept waiting behind it while it tries.
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    for (let turn = 0; turn < 5; turn += 1) await other.query('select * from discount_counter')
    await other.end()
    expect(await noted()).toBe(0)
    await seller.query('commit')
    await waiting
    expect(await noted()).toBe(1)
  })

  it('is given up when the table is never free, and has changed nothing', async () => {
    await seller.query('begin')
    await seller.query('select * from discount_counter for update')
    const patience = { lockTimeout: 10, pause: 1, tries: 3 }
    const change = migration(
      'alter table region add column note text',
      'alter table discount_counter add column note text',
    )
    await expect(applyMigration(migrating, change, patience)).rejects.toThrow(/lock timeout/)
    expect(await noted()).toBe(0)
    await expect(migrating.query('select note from region')).rejects.toThrow(/note/)
  })

  it('builds an index beside running sales, also where an interrupted one is in the way', async () => {
    await seller.query(`insert into discount_counter (code, uses) values ('A', 1), ('B', 1)`)
    await expect(
      migrating.query('create unique index concurrently counted on discount_counter (uses)'),
    ).rejects.toThrow()
    await applyMigration(migrating, migration('create index concurrently "counted" on discount_counter (uses)'))
    const { rows } = await migrating.query(`select indisvalid from pg_index where indexrelid = 'counted'::regclass`)
    expect(rows).toEqual([{ indisvalid: true }])
    expect(await noted()).toBe(1)
  })

  it('may take longer than a statement of the shop may', async () => {
    const { rows } = await migrating.query('show statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '0' }])
  })
})

describe('the database of a new shop', () => {
  it('is made once, however many processes start at once', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await seller.query(`create database ${name}_new`)
    const url = database.url.replace(name, `${name}_new`)
    await Promise.all([1, 2, 3].map(() => migrateDatabase({ url })))
    const made = await connectToWriter(url)
    const { rows } = await made.query('select hash from drizzle.__drizzle_migrations order by created_at')
    await made.end()
    await seller.query(`drop database ${name}_new`)
    expect(rows.map(({ hash }) => hash)).toEqual(
      readMigrationFiles({ migrationsFolder: new URL('migrations', import.meta.url).pathname }).map(({ hash }) => hash),
    )
  })
})
