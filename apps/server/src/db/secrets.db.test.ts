import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts'
import { sharedSecret } from './secrets.ts'

const NOW = '2026-11-30T09:00:00.000Z'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

it('a secret is made by whoever is first; who comes later gets it and makes none', async () => {
  expect(await sharedSecret(database.db, 'a-secret', () => 'first', NOW)).toBe('first')
  const make = vi.fn(() => 'second')
  expect(await sharedSecret(database.db, 'a-secret', make, NOW)).toBe('first')
  expect(make).not.toHaveBeenCalled()
})

it('of those that come at once all get the same', async () => {
  const all = await Promise.all(['a', 'b', 'c'].map(value => sharedSecret(database.db, 'another', () => value, NOW)))
  expect(new Set(all).size).toBe(1)
})
