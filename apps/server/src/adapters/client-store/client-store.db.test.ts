import { type Client, clients } from '@billett/clients'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientVersion as versions } from '../../db/schema/index.ts'
import { showVersion } from '../../modules/run/client-version/index.ts'
import { freshDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { clientStore } from './client-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(versions)
})

const [luehrtal, moorland] = clients
const LUEHRTAL = luehrtal.config.settings.clientId
const storedOn = '2026-11-22T09:00:00.000Z'

const called = (client: Client, name: string): Client => ({
  ...client,
  config: { ...client.config, texts: { ...client.config.texts, name } },
})
const store = (client: Client, source: 'product' | 'staff') => showVersion(database.db, { client, source, storedOn })
const unexpected = () => expect.unreachable('it can be read')
const storeOf = (...shipped: Client[]) => clientStore(database.db, shipped, unexpected)
const nameIn = (held: ReturnType<typeof storeOf>) => held.current(LUEHRTAL).config.texts.name

describe('what a client is in a process', () => {
  it('is what ships with the product before anything is stored, and nothing for a client not served', async () => {
    const held = storeOf(luehrtal)
    expect(await held.refresh()).toEqual({ changed: false })
    expect(held.current(LUEHRTAL)).toEqual(luehrtal)
    expect(() => held.current(crypto.randomUUID())).toThrow('is not served here')
  })

  it('stays the same object until another version is active, and is then replaced whole', async () => {
    await store(luehrtal, 'product')
    const held = storeOf(luehrtal)
    await held.refresh()
    const first = held.current(LUEHRTAL)
    expect(await held.refresh()).toEqual({ changed: false })
    expect(held.current(LUEHRTAL)).toBe(first)

    await store(called(luehrtal, 'Talfahrt'), 'staff')
    expect(nameIn(held)).toBe(luehrtal.config.texts.name)
    expect(await held.refresh()).toEqual({ changed: true })
    expect(nameIn(held)).toBe('Talfahrt')
    expect(first.config.texts.name).toBe(luehrtal.config.texts.name)
  })

  it('cannot be changed in place', () => {
    const { config } = storeOf(luehrtal).current(LUEHRTAL)
    expect(() => Object.assign(config.texts, { name: 'Talfahrt' })).toThrow(TypeError)
  })

  it('does not change with another client', async () => {
    const held = storeOf(luehrtal)
    await store(called(moorland ?? luehrtal, 'Moorfahrt'), 'staff')
    expect(await held.refresh()).toEqual({ changed: false })
  })

  it.each([
    ['is no client', () => ({ name: 'luehrtal' })],
    ['is of another client', () => moorland],
  ])('stays when the active version %s, which is told once', async (_, content) => {
    const told: unknown[] = []
    await store(luehrtal, 'product')
    await database.db.update(versions).set({ client: JSON.parse(JSON.stringify(content())) })
    const held = clientStore(database.db, [luehrtal], unreadable => told.push(unreadable))
    await held.refresh()
    await held.refresh()
    expect(nameIn(held)).toBe(luehrtal.config.texts.name)
    expect(told).toEqual([{ clientId: LUEHRTAL, version: 1 }])
  })
})
