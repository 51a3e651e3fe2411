import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Transaction } from './database.ts'
import { secret } from './schema/index.ts'
import { together } from './together.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const NOW = '2026-11-21T09:00:00.000Z'

async function keep(tx: Transaction, name: string): Promise<string> {
  await tx.insert(secret).values({ name, value: 'v', createdOn: NOW })
  return name
}

const isKept = async (name: string): Promise<boolean> => {
  const { rowCount } = await database.pool.query('select 1 from secret where name = $1', [name])
  return rowCount === 1
}

describe('a transaction', () => {
  it('keeps all of it', async () => {
    expect(await database.db.transaction(tx => together(keep(tx, 'a'), keep(tx, 'b')))).toEqual(['a', 'b'])
    expect([await isKept('a'), await isKept('b')]).toEqual([true, true])
  })

  it('keeps nothing of it when its work fails, and leaves the connection fit for the next', async () => {
    const failing = database.db.transaction(async tx => {
      await keep(tx, 'c')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await isKept('c')).toBe(false)
    await database.db.transaction(tx => keep(tx, 'd'))
    expect(await isKept('d')).toBe(true)
  })

  it('does not pass for one that was kept when a failure in it was swallowed', async () => {
    const swallowing = database.db.transaction(async tx => {
      await keep(tx, 'e')
      await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow('ended with ROLLBACK')
    expect(await isKept('e')).toBe(false)
  })
})

describe('steps that are sent together', () => {
  it('have all ended before the transaction is given up: none is done after it', async () => {
    const late = async (tx: Transaction) => {
      await tx.execute(sql`select pg_sleep(0.05)`).catch(() => undefined)
      await keep(tx, 'late')
    }
    const failing = database.db.transaction(tx => together(late(tx), Promise.reject(new Error('no'))))
    await expect(failing).rejects.toThrow('no')
    expect(await isKept('late')).toBe(false)
  })

  it('tell what went wrong first, not that the rest was refused for it', async () => {
    await database.db.transaction(tx => keep(tx, 'f'))
    const failing = database.db.transaction(tx => together(keep(tx, 'f'), keep(tx, 'g')))
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await isKept('g')).toBe(false)
  })
})

it('statements with values are planned once per connection, others are not', async () => {
  const client = await database.pool.connect()
  await client.query('select $1::int', [1])
  await client.query('select $1::int', [2])
  await client.query('select 3')
  const { rows } = await client.query('select statement, from_sql from pg_prepared_statements')
  expect(rows.filter(({ statement }) => statement === 'select $1::int')).toHaveLength(1)
  expect(rows.filter(({ statement }) => statement === 'select 3')).toHaveLength(0)
  client.release()
})
