import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pgBossQueue } from '../adapters/job-queue/pg-boss-queue.ts'
import { type DatabaseHandle, openDatabase } from '../db/database.ts'
import { LOCK_NUMBERS } from '../db/lock-numbers.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { keepPortalRole } from '../db/portal-role.ts'
import { JOB_QUEUES } from '../jobs/handlers.ts'

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')

/** A template of other migrations is another template. */
function nameTemplate(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS)
    .filter(name => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(MIGRATIONS, file)))
  return `billett_template_${hash.digest('hex').slice(0, 12)}`
}

/** Read once by a worker: most of its tests have a database of their own. */
const TEMPLATE = nameTemplate()

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set: `npm test` starts a PostgreSQL and sets it')
  return url
}

const withName = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

const quiet = () => undefined

/** Listens to a queue and says nothing. */
export const silent = { onError: quiet, onFailure: quiet }

async function makeTemplate(admin: pg.ClientBase, url: string, template: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [LOCK_NUMBERS.testTemplate])
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return
    const building = `${template}_building`
    await admin.query(`drop database if exists ${building}`)
    await admin.query(`create database ${building}`)
    const handle = openDatabase({ url: withName(url, building), size: 2, onError: quiet })
    await migrateDatabase(handle)
    const queue = pgBossQueue(handle.pool, JOB_QUEUES, silent)
    await queue.start()
    await keepPortalRole(handle)
    await queue.stop()
    await handle.close()
    await admin.query(`alter database ${building} rename to ${template}`)
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK_NUMBERS.testTemplate])
  }
}

export interface TestDatabase extends DatabaseHandle {
  url: string
  /** Closes and removes it. */
  drop: () => Promise<void>
}

/** By the address of the server, the connection that makes and removes databases: one for all tests of a worker. */
const admins = new Map<string, Promise<pg.Pool>>()

/** Once it is there, so is the template. */
async function openAdmin(url: string): Promise<pg.Pool> {
  const admin = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
  admin.on('error', quiet)
  const client = await admin.connect()
  try {
    await makeTemplate(client, url, TEMPLATE)
  } finally {
    client.release()
  }
  return admin
}

function adminOf(url: string): Promise<pg.Pool> {
  const open = admins.get(url) ?? openAdmin(url)
  admins.set(url, open)
  open.catch(() => admins.delete(url))
  return open
}

/** A migrated database of the caller's own, copied from a template. */
export async function freshDatabase(url: string = serverUrl()): Promise<TestDatabase> {
  const admin = await adminOf(url)
  const name = `billett_test_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const handle = openDatabase({ url: withName(url, name), size: 10, onError: quiet })
  return {
    ...handle,
    url: withName(url, name),
    drop: async () => {
      await handle.close()
      // What reports are asked as belongs to the cluster, not to the database.
      const { rows } = await admin.query<{ oid: number }>('select oid from pg_database where datname = $1', [name])
      await admin.query(`drop database ${name} with (force)`)
      await admin.query(`drop role if exists billett_report_${rows[0]?.oid}`)
    },
  }
}
