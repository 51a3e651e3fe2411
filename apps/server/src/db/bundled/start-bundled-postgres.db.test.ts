import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BundledPostgres, removeBundledPostgres, startBundledPostgres } from './index.ts'

let dataDir = ''
let database: BundledPostgres

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bundled-'))
  chmodSync(dataDir, 0o711)
  database = await startBundledPostgres({ dataDir })
})
afterEach(async () => {
  await database.stop()
  rmSync(dataDir, { recursive: true })
})

async function ask(query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows.flatMap(row => Object.values(row))
  } finally {
    await client.end()
  }
}

const postmaster = () => Number.parseInt(readFileSync(join(database.folder, 'postmaster.pid'), 'utf8'), 10)

describe('the bundled PostgreSQL', () => {
  it('knows upper case beyond ASCII and brings trigrams', async () => {
    expect(await ask("select upper('straße in köln')")).toEqual(['STRAßE IN KÖLN'])
    await ask('create extension pg_trgm')
    expect(await ask("select similarity('Köln Hbf', 'köln hbf')")).toEqual([1])
  })

  it('keeps its data over a stop, a crash, and the file a crash leaves', async () => {
    await ask('create table trip (name text)')
    await ask("insert into trip values ('before')")
    await database.stop()
    database = await startBundledPostgres({ dataDir })
    await ask("insert into trip values ('after a stop')")

    process.kill(postmaster(), 'SIGKILL')
    await database.ended
    database = await startBundledPostgres({ dataDir })
    expect(await ask('select name from trip')).toEqual(['before', 'after a stop'])
  })

  it('is empty after its files were removed, even while it ran', async () => {
    await ask('create table trip (name text)')
    removeBundledPostgres(dataDir)
    await database.ended
    database = await startBundledPostgres({ dataDir })
    expect(await ask("select count(*)::int from pg_tables where tablename = 'trip'")).toEqual([0])
  })

  it('takes over from one that still runs in the same folder', async () => {
    const first = postmaster()
    const second = await startBundledPostgres({ dataDir })
    await database.ended
    database = second
    expect(postmaster()).not.toBe(first)
    expect(await ask('select 1')).toEqual([1])
  })
})
