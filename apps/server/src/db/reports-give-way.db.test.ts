import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrateDatabase } from './migrate.ts'

let database: TestDatabase
afterEach(() => database.drop())

it('migrations change columns that views of reports read: these are dropped, and made anew by whoever starts next', async () => {
  database = await freshDatabase()
  await database.db.execute(sql`drop schema drizzle cascade`)
  await database.db.execute(sql`drop schema public cascade`)
  await database.db.execute(sql`create schema public`)
  await database.db.execute(sql`create schema report`)
  await database.db.execute(sql`create table report.x (a int)`)
  await migrateDatabase(database)
  const { rows } = await database.db.execute(sql`select to_regnamespace('report') as schema`)
  expect(rows).toEqual([{ schema: null }])
  await database.db.execute(sql`create schema report`)
  await migrateDatabase(database)
  const kept = await database.db.execute(sql`select to_regnamespace('report')::text as schema`)
  expect(kept.rows).toEqual([{ schema: 'report' }])
})
