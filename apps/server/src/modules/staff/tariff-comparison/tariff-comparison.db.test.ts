import { randomUUID } from 'node:crypto'
import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS, type Tariff } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importRegion } from '../../../adapters/region-store/import-region.ts'
import { regionStore } from '../../../adapters/region-store/region-store.ts'
import { adminEvent, tariffArrangement, tariffComparison } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { dearerBy, withVersions } from '../../../testing/region/changed-tariff.ts'
import { smallRegion } from '../../../testing/region/small-region.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { worldAs } from '../../../world-as.ts'
import { storeDraft } from '../../travel/tariff-version/index.ts'
import { tellLost } from '../arrangement/index.ts'
import { compareTariffs } from './index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToArrangeTariff: ARRANGE, AllowedToReleaseTariff: RELEASE } = RIGHTS
const small = smallRegion()

let test: TestWorld
beforeEach(async () => {
  test = await testWorld({ config: { SENIOR_CLIENT: defaultClient.name } })
  const { name, source, tariffSource, timetable, tariff } = small
  const imported = { name, source, tariffSource, timetable, tariff, report: {}, fingerprint: 'small' }
  await importRegion(test.world.db, { ...imported, importedOn: '2026-11-01T08:00:00.000Z' })
  test.world.regions = regionStore(test.world.db, id => expect.unreachable(`region ${id} cannot be read`))
  await test.world.regions.refresh()
})
afterEach(() => test.close())

async function aClerk() {
  const id = randomUUID()
  const rights = [PANEL, ARRANGE, RELEASE]
  const { clientId } = test.world.client.config.settings
  const session = await staffSession(test.world, { id, clientId, rights, isProven: true })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return visitor
}

const drafted = (tariff: Tariff) =>
  test.world.db.transaction(tx => {
    const draft = { tariff, tariffSource: 'x.json', fingerprint: 'x', warnings: [] }
    return storeDraft(tx, { ...draft, storedOn: test.now(), writtenBy: randomUUID() })
  })

const dearer = withVersions(small, version => dearerBy(version, 'single', 50)).tariff
const withoutGroup = (name: string) =>
  withVersions(small, version => {
    const gone = new Set(version.sorts.filter(({ group }) => group === name).map(({ id }) => id))
    return {
      ...version,
      groups: version.groups.filter(group => group.name !== name),
      sorts: version.sorts.filter(({ id }) => !gone.has(id)),
      prices: version.prices.filter(({ sort }) => !gone.has(sort)),
    }
  }).tariff

async function detail(version: number) {
  const [shown] = (await (await aClerk()).send(calls.getTariffVersion, { params: { version } })).items
  if (!shown) throw new Error('no such version')
  return shown
}

describe('prices of a version beside those that are sold', () => {
  it('are told by article and first day, with the way where they move the most', async () => {
    const version = await drafted(dearer)
    expect((await detail(version)).prices).toBeNull()
    await compareTariffs(test.world)
    const { prices } = await detail(version)
    const places = small.timetable.stops.ids.length
    expect(prices?.relations).toBeGreaterThan(1)
    expect(prices?.relations).toBeLessThanOrEqual(Math.min(500, places * places))
    expect(prices).toMatchObject({ cheaper: 0, added: 0, gone: 0, soldRelations: 0 })
    expect(prices?.articles.map(({ day, id }) => [day, id])).toEqual([
      ['2026-11-21', 'single'],
      ['2027-01-01', 'single'],
    ])
    const [today] = prices?.articles ?? []
    expect(today).toMatchObject({ from: expect.any(String), to: expect.any(String) })
    expect(Number(today?.after) - Number(today?.before)).toBe(50)
    expect(prices?.dearer).toBe(prices?.articles.reduce((sum, one) => sum + one.dearer, 0))
  })

  it('are the same whoever works them out, and none differs where the tariff is the same', async () => {
    const [first, second, same] = [await drafted(dearer), await drafted(dearer), await drafted(small.tariff)]
    for (const _ of [first, second, same]) await compareTariffs(test.world)
    const rows = await test.world.db.select().from(tariffComparison)
    const of = (version: number) => rows.find(row => row.version === version)
    expect(of(first)?.fingerprint).toBe(of(second)?.fingerprint)
    expect(of(same)?.prices).toMatchObject({ dearer: 0, cheaper: 0, added: 0, gone: 0, days: [] })
    expect(of(same)?.prices.compared).toBeGreaterThan(0)
    expect(of(same)?.fingerprint).not.toBe(of(first)?.fingerprint)
  })

  it('have to be known before it is released', async () => {
    const version = await drafted(dearer)
    const clerk = await aClerk()
    const { sold } = await detail(version)
    const release = () => clerk.send(calls.releaseTariff, { params: { version }, body: { sold } })
    expect(await release()).toMatchObject({ status: 409, errors: [{ translationKey: 'error.tariffNotCompared' }] })
    await compareTariffs(test.world)
    expect((await release()).status).toBe(200)
  })

  it('are worked out once for each region, however many workers there are', async () => {
    await drafted(dearer)
    await Promise.all([compareTariffs(test.world), compareTariffs(test.world)])
    expect(await test.world.db.$count(tariffComparison)).toBe(1)
  })
})

it('a version that drops a group which is arranged: told before it is released, and by an event after', async () => {
  const { clientId } = test.world.client.config.settings
  const board = { categories: [{ name: null, groups: ['short', 'single'] }], hidden: [] }
  const active = { version: 1, content: { board }, storedOn: test.now(), writtenBy: 'ada', active: true }
  const key = { clientId, part: 'relationGroups' as const, serviceArea: 2 }
  await test.world.db.insert(tariffArrangement).values({ ...key, ...active })
  await test.world.arrangements.refresh()
  const version = await drafted(withoutGroup('single'))
  await compareTariffs(test.world)
  const shown = await detail(version)
  expect(shown.lost).toEqual([{ clientId, part: 'relationGroups', serviceAreaId: 2, sortGroups: ['single'] }])
  expect(shown.prices?.gone).toBeGreaterThan(0)
  const clerk = await aClerk()
  await clerk.send(calls.releaseTariff, { params: { version }, body: { sold: shown.sold } })
  await test.world.regions.refresh()
  const query = { date: '2026-11-23', origin: 'a', destination: 'c' }
  const sold = (await visitorOf(test.app).send(calls.getRelationGroups, { query })).items.map(({ name }) => name)
  expect(sold).not.toContain('single')
  expect(sold.length).toBeGreaterThan(0)
  await tellLost(worldAs(test.world, test.world.client))
  const events = await test.world.db.select().from(adminEvent).where(eq(adminEvent.kind, 'arrangement'))
  expect(events).toMatchObject([{ facts: { sortGroups: ['single'] } }])
})
