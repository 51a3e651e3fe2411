import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../db/database.ts'
import type { TestDatabase } from './test-database.ts'

const quiet = () => undefined

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** A database as it is at this moment, as a backup has it; whoever uses the first one connects again. */
export async function copiedDatabase({ url }: Pick<TestDatabase, 'url'>): Promise<TestDatabase> {
  const address = new URL(url)
  address.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: address.href })
  await admin.connect()
  const from = nameIn(url)
  const name = `billett_test_${randomBytes(6).toString('hex')}`
  await admin.query(`alter database ${from} allow_connections false`)
  try {
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [from])
    await admin.query(`create database ${name} template ${from}`)
  } finally {
    await admin.query(`alter database ${from} allow_connections true`)
  }
  address.pathname = `/${name}`
  const handle = openDatabase({ url: address.href, size: 10, onError: quiet })
  return {
    ...handle,
    url: address.href,
    drop: async () => {
      await handle.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
