import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secret, tryCount } from '../db/schema/index.ts'
import { databasePrint } from './database-print.ts'
import { freshDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const NOW = '2026-11-21T09:00:00.000Z'

describe('the print of a database', () => {
  it('changes with every row that is added, changed or deleted', async () => {
    const { db } = database
    const prints = [await databasePrint(db)]
    await db.insert(secret).values({ name: 'a', value: 'v', createdOn: NOW })
    prints.push(await databasePrint(db))
    await db.update(secret).set({ value: 'w' }).where(eq(secret.name, 'a'))
    prints.push(await databasePrint(db))
    await db.delete(secret).where(eq(secret.name, 'a'))
    prints.push(await databasePrint(db))
    expect(new Set(prints).size).toBe(4)
  })

  it('stays where a change is given up, where nothing is found to change, and where something was only tried', async () => {
    const { db } = database
    const before = await databasePrint(db)
    const givenUp = db.transaction(async tx => {
      await tx.insert(secret).values({ name: 'b', value: 'v', createdOn: NOW })
      throw new Error('changed my mind')
    })
    await expect(givenUp).rejects.toThrow('changed my mind')
    await db.delete(secret).where(eq(secret.name, 'nobody'))
    await db.insert(tryCount).values({ key: 'k', since: NOW, count: 1 })
    expect(await databasePrint(db)).toBe(before)
  })
})
