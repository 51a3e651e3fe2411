import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '../../call/refused.ts'
import { region as regions } from '../../db/schema/index.ts'
import type { NewRegion } from '../../ports/region-imports.ts'
import { smallRegion } from '../../testing/region/small-region.ts'
import { freshDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { importRegion } from './import-region.ts'
import { regionStore } from './region-store.ts'

const { tariff, timetable } = smallRegion()
let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(regions)
})

const aRegion = (name: string, over: Partial<NewRegion> = {}): NewRegion => ({
  name,
  source: `${name}.zip`,
  tariffSource: null,
  timetable,
  tariff,
  report: {},
  fingerprint: name,
  importedOn: '2026-11-21T09:00:00.000Z',
  ...over,
})

const unexpected = (id: number) => expect.unreachable(`region ${id} cannot be read`)

describe('the region of a process', () => {
  it('is none before the first import', async () => {
    const store = regionStore(database.db, unexpected)
    expect(await store.refresh()).toEqual({ changed: false })
    expect(store.loaded()).toBe(false)
    expect(() => store.current()).toThrow(Refused)
  })

  it('is what was imported, and stays the same object until another is active', async () => {
    await importRegion(database.db, aRegion('Tal'))
    const store = regionStore(database.db, unexpected)
    expect(await store.refresh()).toEqual({ changed: true })
    const first = store.current()
    expect(first).toMatchObject({ name: 'Tal', timeZone: 'Europe/Berlin', tariff })
    expect(first.timetable.stops.ids).toEqual(timetable.stops.ids)
    expect(await store.refresh()).toEqual({ changed: false })
    expect(store.current()).toBe(first)

    await importRegion(database.db, aRegion('Berg'))
    expect(await store.refresh()).toEqual({ changed: true })
    expect(store.current().name).toBe('Berg')
  })

  it('stays when the active one cannot be read, which is told once', async () => {
    const told: number[] = []
    const store = regionStore(database.db, id => told.push(id))
    await importRegion(database.db, aRegion('Tal'))
    await store.refresh()
    await importRegion(database.db, aRegion('Berg'))
    await database.db
      .update(regions)
      .set({ timetable: new Uint8Array(3) })
      .where(eq(regions.name, 'Berg'))
    expect(await store.refresh()).toEqual({ changed: false })
    expect(await store.refresh()).toEqual({ changed: false })
    expect(store.current().name).toBe('Tal')
    const [unreadable] = await database.db.select({ id: regions.id }).from(regions).where(eq(regions.name, 'Berg'))
    expect(told).toEqual([unreadable?.id])

    await importRegion(database.db, aRegion('See'))
    expect(await store.refresh()).toEqual({ changed: true })
    expect(store.current().name).toBe('See')
  })
})

describe('importing', () => {
  const names = async (): Promise<string[]> =>
    (await database.db.select({ name: regions.name }).from(regions).orderBy(regions.id)).map(({ name }) => name)

  it('does not store again what is active', async () => {
    expect(await importRegion(database.db, aRegion('Tal'))).toBe('imported')
    expect(await importRegion(database.db, aRegion('Tal'))).toBe('alreadyActive')
    expect(await names()).toEqual(['Tal'])
  })

  it('keeps the last earlier ones', async () => {
    for (const name of ['1', '2', '3', '4', '5', '6']) await importRegion(database.db, aRegion(name))
    expect(await names()).toEqual(['3', '4', '5', '6'])
  })

  it('changes nothing when it fails', async () => {
    await importRegion(database.db, aRegion('Tal'))
    const broken = { ...aRegion('Berg'), importedOn: 'never' }
    await expect(importRegion(database.db, broken)).rejects.toThrow()
    const [active] = await database.db.select({ name: regions.name }).from(regions).where(eq(regions.active, true))
    expect(active?.name).toBe('Tal')
  })

  it('leaves one active however many import at once', async () => {
    await Promise.all(['1', '2', '3', '4'].map(name => importRegion(database.db, aRegion(name))))
    const active = await database.db.select().from(regions).where(eq(regions.active, true))
    expect(active).toHaveLength(1)
    expect(await names()).toHaveLength(4)
  })
})
