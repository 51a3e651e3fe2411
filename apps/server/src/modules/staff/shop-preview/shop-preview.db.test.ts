import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { HEADERS, pathOf } from '@billett/contract'
import { RIGHTS, ROLES } from '@billett/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { order } from '../../../db/schema/index.ts'
import { aDayTicket } from '../../../testing/purchase.ts'
import { dearerBy, withVersions } from '../../../testing/region/changed-tariff.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { insertTariff } from '../../travel/tariff-version/index.ts'

let test: TestWorld
afterEach(() => test.close())

/** Where everybody of the company sees every client. */
const ofSenior = async () => {
  test = await testWorld({ config: { SENIOR_CLIENT: defaultClient.name } })
}

const TARIFF = ROLES.tariff.map(right => RIGHTS[right])
const AREA = { serviceAreaId: 2 }
const TODAY = '2026-11-21'

const staff = () => aStaffMember(test, TARIFF)
type Staff = Awaited<ReturnType<typeof staff>>

const open = (by: Staff, query: calls.PreviewQuery) => by.ask(calls.previewShop, { query })

/** What passengers are shown on a day, by whoever looks with a token. */
async function shown(date: string, token?: string) {
  const reply = await test.app.inject({
    url: `${pathOf(calls.getFixPriceGroups)}?date=${date}`,
    headers: { 'accept-language': 'en', ...(token !== undefined && { [HEADERS.preview]: token }) },
  })
  const body: { data?: calls.ProductGroup[]; error?: { translationKey: string }[] } = reply.json()
  const groups = body.data ?? []
  return {
    status: reply.statusCode,
    cache: reply.headers['cache-control'],
    names: groups.map(({ name }) => name),
    cents: groups.flatMap(({ products }) => products.map(({ price }) => price.cents)),
    errors: body.error?.map(({ translationKey }) => translationKey),
  }
}

/** A version of the tariff in which everything costs 50 cents more. */
const dearerDraft = (over: Partial<Parameters<typeof insertTariff>[1]> = {}) => {
  const { tariff } = withVersions(test.world.regions.current(), version =>
    version.sorts.reduce((dearer, { id }) => dearerBy(dearer, id, 50), version),
  )
  return test.world.db.transaction(tx =>
    insertTariff(tx, {
      ...{ tariff, tariffSource: 'x.json', warnings: [], writtenBy: null, fingerprint: 'x' },
      ...{ storedOn: test.now(), checkedOn: test.now() },
      ...over,
    }),
  )
}

describe('the shop of another day', () => {
  beforeEach(ofSenior)

  it('sells by what is released for it, today’s shop goes on as it is', async () => {
    const before = await shown(TODAY)
    const version = await dearerDraft({ releasedOn: test.now(), activeFrom: '2026-12-01T05:00:00.000Z' })
    const by = await staff()
    const eve = await open(by, { date: '2026-11-30' })
    expect(eve).toMatchObject({ version: null, at: '2026-11-30T11:00:00.000Z' })
    expect((await shown('2026-12-01', eve.token)).cents).toEqual((await shown('2026-12-01')).cents)
    const first = await open(by, { date: '2026-12-01', time: '06:00' })
    expect(first).toMatchObject({ version })
    const dearer = (await shown('2026-12-01', first.token)).cents
    expect(dearer).not.toEqual(before.cents)
    expect((await open(by, { date: '2026-12-01', time: '05:59' })).version).toBeNull()
    expect(await shown(TODAY)).toEqual(before)
  })

  it('is seen by a draft of the tariff, which nobody else is shown', async () => {
    const before = await shown(TODAY)
    const tariffVersion = await dearerDraft()
    const { token, version } = await open(await staff(), { date: TODAY, tariffVersion })
    expect(version).toBe(tariffVersion)
    const seen = await shown(TODAY, token)
    expect(seen.cents).not.toEqual(before.cents)
    expect(seen.cache).toBe('no-store')
    expect(await shown(TODAY)).toEqual(before)
  })

  it('has what was arranged then, or the drafts of it', async () => {
    const by = await staff()
    const { categories, hidden } = await by.ask(calls.getStaffFixPriceGroups, { query: AREA })
    const kept = categories.map(one => ({ ...one, groups: one.groups.filter(name => name !== 'ferryTicket') }))
    const without = { version: 0, categories: kept, hidden: [...hidden, 'ferryTicket'] }
    await by.send(calls.saveStaffFixPriceGroups, { query: AREA, body: without })
    const released = await open(by, { date: '2026-11-25' })
    const drafts = await open(by, { date: '2026-11-25', drafts: true })
    expect((await shown('2026-11-25', released.token)).names).toContain('ferryTicket')
    expect((await shown('2026-11-25', drafts.token)).names).not.toContain('ferryTicket')
    expect([released.arranged, drafts.arranged]).toEqual([0, 1])
    test.pass(1)
    await by.send(calls.releaseArrangement, { params: { part: 'fixPriceGroups' }, body: { ...AREA, version: 1 } })
    await test.world.arrangements.refresh()
    expect((await shown('2026-11-25', released.token)).names).not.toContain('ferryTicket')
    const past = await open(by, { date: '2026-11-20' })
    expect((await shown('2026-11-20', past.token)).names).toContain('ferryTicket')
  })
})

describe('whoever looks', () => {
  beforeEach(ofSenior)

  it('buys nothing, and is nobody', async () => {
    const { token } = await open(await staff(), { date: TODAY })
    const reply = await test.app.inject({
      method: 'POST',
      url: pathOf(calls.prepareSale),
      headers: { [HEADERS.preview]: token, 'content-type': 'application/json' },
      payload: { tickets: [aDayTicket()] },
    })
    expect([reply.statusCode, reply.json().error[0].translationKey]).toEqual([409, 'error.previewOnly'])
    expect(await test.world.db.select().from(order)).toEqual([])
  })

  it('is told when it is over, and that what is no such token opens nothing', async () => {
    const { token, endsOn } = await open(await staff(), { date: TODAY })
    expect(endsOn > test.now()).toBe(true)
    expect((await shown(TODAY, token)).status).toBe(200)
    expect(await shown(TODAY, `${token}x`)).toMatchObject({ status: 409, errors: ['error.previewOver'] })
    test.pass(120)
    expect(await shown(TODAY, token)).toMatchObject({ status: 409, errors: ['error.previewOver'] })
  })

  it('cannot name a version that there is not', async () => {
    const refused = await (await staff()).send(calls.previewShop, { query: { date: TODAY, tariffVersion: 99 } })
    expect(refused.errors).toMatchObject([{ translationKey: 'error.versionNotFound', fieldName: 'tariffVersion' }])
  })
})

it('who does not see every client is shown no draft of what all of them sell by', async () => {
  test = await testWorld()
  const tariffVersion = await dearerDraft()
  const refused = await (await staff()).send(calls.previewShop, { query: { date: TODAY, tariffVersion } })
  expect(refused.errors).toMatchObject([{ translationKey: 'error.versionNotFound' }])
})
