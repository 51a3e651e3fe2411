import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brokenInvariants } from '../modules/upkeep/books-check/index.ts'
import { visitorOf } from '../testing/client.ts'
import { bought } from '../testing/purchase.ts'
import { silent } from '../testing/test-database.ts'
import { testWorld } from '../testing/test-world.ts'
import { startBundledPostgres } from './bundled/index.ts'
import { openDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  // As root, PostgreSQL's user must get to its files.
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'archive'))
  chmodSync(join(folder, 'archive'), 0o777)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function ask<Row extends pg.QueryResultRow>(client: pg.Client, query: string): Promise<Row | undefined> {
  const { rows } = await client.query<Row>(query)
  return rows[0]
}

/** A file of the database's folder belongs to whoever the folder belongs to. */
function putFor(cluster: string, name: string, content: string): void {
  const { uid, gid } = statSync(cluster)
  writeFileSync(join(cluster, name), content)
  chownSync(join(cluster, name), uid, gid)
}

/** Makes the copy the database of `second`. Gives its folder. */
function putInPlace(label: string): string {
  const restored = join(folder, 'second', 'cluster')
  mkdirSync(join(folder, 'second'))
  execFileSync('mv', [join(folder, 'copy'), restored])
  rmSync(join(restored, 'postmaster.pid'), { force: true })
  putFor(restored, 'backup_label', label)
  const record: unknown = JSON.parse(readFileSync(join(folder, 'first', 'cluster.json'), 'utf8'))
  writeFileSync(
    join(folder, 'second', 'cluster.json'),
    JSON.stringify({ ...Object(record), recordedIn: join(folder, 'second') }),
  )
  return restored
}

it('a copy taken while the shop sells, and the log archived since, bring back everything up to the loss', async () => {
  const first = await startBundledPostgres({ dataDir: join(folder, 'first') })
  const admin = new pg.Client({ connectionString: first.url })
  admin.on('error', () => undefined)
  await admin.connect()
  await admin.query(`alter system set archive_mode = on`)
  await admin.query(`alter system set archive_command = 'cp %p ${folder}/archive/%f'`)
  await admin.end()
  await first.stop()

  const running = await startBundledPostgres({ dataDir: join(folder, 'first') })
  await migrateDatabase(running)
  const handle = openDatabase({ url: running.url, size: 5, onError: silent.onError })
  const test = await testWorld({ database: { ...handle, drop: handle.close } })
  const ada = visitorOf(test.app)
  await bought(test, ada)

  // What docs/operations.md says of a copy by hand; pg_basebackup does the same.
  const boss = new pg.Client({ connectionString: running.url })
  await boss.connect()
  await boss.query(`select pg_backup_start('copy', true)`)
  execFileSync('cp', ['-a', running.folder, join(folder, 'copy')])
  await bought(test, ada)
  const stopped = await ask<{ labelfile: string }>(boss, 'select labelfile from pg_backup_stop(true)')
  await bought(test, ada)
  await boss.query('select pg_switch_wal()')
  await boss.query('checkpoint')
  await boss.end()
  await test.close()
  await running.stop()

  const restored = putInPlace(stopped?.labelfile ?? '')
  putFor(restored, 'recovery.signal', '')
  appendFileSync(join(restored, 'postgresql.auto.conf'), `restore_command = 'cp ${folder}/archive/%f %p'\n`)

  const second = await startBundledPostgres({ dataDir: join(folder, 'second') })
  const again = openDatabase({ url: second.url, size: 2, onError: silent.onError })
  // Until the archived log is read to its end it only reads.
  const { rows } = await vi.waitFor(
    () => again.pool.query(`select count(*)::int as orders from "order" where state = 'completed'`),
    { timeout: 60_000 },
  )
  expect(rows).toEqual([{ orders: 3 }])
  expect(await brokenInvariants(again.db, test.now())).toEqual([])
  await again.close()
  await second.stop()
}, 150_000)

it('a copy by hand, and the log of its time, bring back what was there when it was done', async () => {
  const running = await startBundledPostgres({ dataDir: join(folder, 'first') })
  const boss = new pg.Client({ connectionString: running.url })
  await boss.connect()
  await boss.query('create table bought (number int)')
  await boss.query(`select pg_backup_start('copy', true)`)
  execFileSync('cp', ['-a', running.folder, join(folder, 'copy')])
  await boss.query('insert into bought values (1)')
  const stopped = await ask<{ labelfile: string }>(boss, 'select labelfile from pg_backup_stop(true)')
  execFileSync('cp', ['-a', `${running.folder}/pg_wal/.`, join(folder, 'copy', 'pg_wal')])
  await boss.end()
  await running.stop()

  putInPlace(stopped?.labelfile ?? '')
  const second = await startBundledPostgres({ dataDir: join(folder, 'second') })
  const again = new pg.Client({ connectionString: second.url })
  await again.connect()
  expect(await ask(again, 'select number from bought')).toEqual({ number: 1 })
  await again.end()
  await second.stop()
}, 150_000)
