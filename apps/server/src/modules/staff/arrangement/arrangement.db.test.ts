import * as calls from '@billett/contract'
import { RIGHTS, ROLES } from '@billett/domain'
import { and, eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminEvent, staffAction, tariffArrangement, userAccount } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aDayTicket } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { worldAs } from '../../../world-as.ts'
import { tellLost } from './index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const TARIFF = ROLES.tariff.map(right => RIGHTS[right])
const AREA = { serviceAreaId: 2 }
const date = '2026-11-21'

const staff = () => aStaffMember(test, TARIFF)
type Staff = Awaited<ReturnType<typeof staff>>

const boardOf = (by: Staff) => by.ask(calls.getStaffFixPriceGroups, { query: AREA })
const save = (by: Staff, body: calls.SaveGroupBoard) => by.send(calls.saveStaffFixPriceGroups, { query: AREA, body })
const release = async (by: Staff, version: number, part: 'fixPriceGroups' | 'sortGroupTexts' = 'fixPriceGroups') => {
  const body = { serviceAreaId: part === 'fixPriceGroups' ? 2 : 0, version }
  const answer = await by.send(calls.releaseArrangement, { params: { part }, body })
  await test.world.arrangements.refresh()
  return answer
}
const shop = async () => (await visitorOf(test.app).send(calls.getFixPriceGroups, { query: { date } })).items
const inShop = async () => (await shop()).map(({ name }) => name)

/** The board as it is, with one group first, under a heading of its own. */
function with1st({ categories, hidden }: calls.StaffGroupBoard, name: string): Omit<calls.SaveGroupBoard, 'version'> {
  const others = categories.map(one => ({ ...one, groups: one.groups.filter(group => group !== name) }))
  return { categories: [{ name: { de: 'Zuerst', en: 'First' }, groups: [name] }, ...others], hidden }
}

describe('groups of one price', () => {
  it('are arranged as a draft; the shop follows once it is released, and goes back with an earlier one', async () => {
    const by = await staff()
    const before = await boardOf(by)
    expect(before).toMatchObject({ version: 0, shownVersion: 0, lost: [], unplaced: [] })
    const sold = await inShop()
    const { items } = await save(by, { version: 0, ...with1st(before, 'ferryTicket') })
    expect(items).toMatchObject([{ version: 1, state: 'checked', shownVersion: 0 }])
    expect(await inShop()).toEqual(sold)
    expect((await release(by, 1)).items).toMatchObject([{ version: 1, state: 'active' }])
    const [first] = await shop()
    expect(first).toMatchObject({ name: 'ferryTicket', category: 'First' })
    expect((await inShop()).toSorted()).toEqual(sold.toSorted())
    const { categories, hidden } = before
    await save(by, { version: 1, categories, hidden })
    await release(by, 2)
    expect(await inShop()).toEqual(sold)
    const back = await by.send(calls.restoreArrangement, {
      params: { part: 'fixPriceGroups' },
      body: { ...AREA, version: 1 },
    })
    expect(back.items).toMatchObject([{ version: 3, state: 'checked' }])
    await release(by, 3)
    const called = { firstName: 'Ada', lastName: 'Love' }
    await test.world.db.update(userAccount).set(called).where(like(userAccount.email, '%@staff.example'))
    const versions = await by.send(calls.getArrangementVersions, { params: { part: 'fixPriceGroups' }, query: AREA })
    expect(versions.items[0]).toMatchObject({ version: 3, writtenByName: 'Ada Love', releasedByName: 'Ada Love' })
    expect((await inShop())[0]).toBe('ferryTicket')
    const noted = await test.world.db.select().from(staffAction)
    expect(noted.map(({ call, subjectKind }) => `${call} ${subjectKind}`)).toEqual([
      'admin/saveFixPriceGroups tariff',
      'admin/releaseArrangement tariff',
      'admin/saveFixPriceGroups tariff',
      'admin/releaseArrangement tariff',
      'admin/restoreArrangement tariff',
      'admin/releaseArrangement tariff',
    ])
  })

  it('that are hidden are not shown, nor bought by whoever knows them', async () => {
    const by = await staff()
    const { categories } = await boardOf(by)
    const kept = categories.map(one => ({ ...one, groups: one.groups.filter(name => name !== 'networkDayTicket') }))
    await save(by, { version: 0, categories: kept, hidden: ['networkDayTicket'] })
    const guest = visitorOf(test.app)
    const buy = () => guest.send(calls.prepareSale, { body: { tickets: [aDayTicket()] } })
    expect((await buy()).status).toBe(200)
    await release(by, 1)
    expect(await inShop()).not.toContain('networkDayTicket')
    expect((await buy()).errors).toMatchObject([{ translationKey: expect.stringMatching(/^error\./) }])
  })

  it('are saved by the first of two people; the other is told, and reads both', async () => {
    const by = await staff()
    const before = await boardOf(by)
    await save(by, { version: 0, ...with1st(before, 'ferryTicket') })
    expect(await save(by, { version: 0, ...with1st(before, 'guestTicket') })).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.changedMeanwhile', fieldName: 'version' }],
    })
    expect((await boardOf(by)).categories[0]?.groups).toEqual(['ferryTicket'])
  })

  it('are not released under a heading that one language lacks', async () => {
    const by = await staff()
    const { categories, hidden } = await boardOf(by)
    const { items } = await save(by, {
      version: 0,
      categories: [{ name: { de: 'Neu', en: '' }, groups: [] }, ...categories],
      hidden,
    })
    expect(items).toMatchObject([{ state: 'draft', namelessCategories: [0] }])
    expect(await release(by, 1)).toMatchObject({ errors: [{ translationKey: 'error.versionNotChecked' }] })
  })

  it.each([
    ['sortGroupNotFound', { categories: [{ name: null, groups: ['nothing'] }], hidden: [] }, 'categories.0.groups.0'],
    ['sortGroupNotFound', { categories: [], hidden: ['singleTicket'] }, 'hidden.0'],
    ['sortGroupTwice', { categories: [{ name: null, groups: ['ferryTicket'] }], hidden: ['ferryTicket'] }, 'hidden.0'],
  ])('are refused with error.%s', async (reason, board, field) => {
    const by = await staff()
    expect((await save(by, { version: 0, ...board })).errors).toMatchObject([
      { translationKey: `error.${reason}`, fieldName: field },
    ])
  })
})

it('a draft that is only tried stores nothing', async () => {
  const by = await staff()
  const before = await boardOf(by)
  const { items } = await by.send(calls.saveStaffFixPriceGroups, {
    query: { ...AREA, dryRun: true },
    body: { version: 0, ...with1st(before, 'ferryTicket') },
  })
  expect(items).toMatchObject([{ version: 1 }])
  expect(await boardOf(by)).toEqual(before)
})

it('relation groups are hidden and ordered like those of one price', async () => {
  const by = await staff()
  const ask = () => by.ask(calls.getStaffRelationGroups, { query: AREA })
  const { categories } = await ask()
  expect(categories).toMatchObject([{ name: null, groups: expect.arrayContaining(['singleTicket', 'dayTicket']) }])
  const groups = (categories[0]?.groups ?? []).filter(name => name !== 'dayTicket').toReversed()
  await by.send(calls.saveStaffRelationGroups, {
    query: AREA,
    body: { version: 0, categories: [{ name: null, groups }], hidden: ['dayTicket'] },
  })
  expect(await ask()).toMatchObject({ categories: [{ groups }], hidden: ['dayTicket'], unplaced: [] })
})

it('an import that drops a group that is arranged: the rest is sold, and staff are told once for it', async () => {
  const by = await staff()
  const before = await boardOf(by)
  await save(by, { version: 0, ...with1st(before, 'ferryTicket') })
  await release(by, 1)
  const { current } = test.world.regions
  const region = current()
  const without = region.tariff.versions.map(version => ({
    ...version,
    groups: version.groups.filter(({ name }) => name !== 'ferryTicket'),
  }))
  const imported = { ...region, id: region.id + 1, tariff: { ...region.tariff, versions: without } }
  await tellLost(worldAs(test.world, test.world.client))
  test.world.regions = { ...test.world.regions, current: () => imported }
  const sold = await inShop()
  expect(sold.length).toBeGreaterThan(3)
  expect(sold).not.toContain('ferryTicket')
  expect((await boardOf(by)).lost).toEqual(['ferryTicket'])
  const told = () => test.world.db.select().from(adminEvent).where(eq(adminEvent.kind, 'arrangement'))
  const round = () => tellLost(worldAs(test.world, test.world.client))
  await Promise.all([round(), round()])
  expect(await told()).toMatchObject([{ facts: { sortGroups: ['ferryTicket'] } }])
  await test.world.db.update(adminEvent).set({ acknowledgedBy: 'ada', acknowledgedOn: test.now() })
  await round()
  expect(await told()).toHaveLength(1)
})

describe('texts of groups', () => {
  const write = (by: Staff, version: number, text: Partial<calls.SaveSortGroupTexts['texts'][number]>) =>
    by.send(calls.saveSortGroupTexts, {
      body: {
        version,
        texts: [{ sortGroup: 'ferryTicket', language: 'en-GB', overview: '', detail: '', fareRules: '', ...text }],
      },
    })
  const details = () =>
    visitorOf(test.app, 'en').ask(calls.getSortGroupDetails, { query: { sortGroupName: 'ferryTicket' } })

  it('are written beside what was imported, and read by passengers once released', async () => {
    const by = await staff()
    const imported = await details()
    await write(by, 0, { overview: 'Across the river' })
    const { items } = await write(by, 1, { language: 'de-DE', detail: 'Über den Fluss' })
    const ferry = items[0]?.sortGroups.find(({ name }) => name === 'ferryTicket')
    expect(ferry?.texts).toMatchObject([
      { language: 'de-DE', detail: 'Über den Fluss' },
      { language: 'en-GB', overview: 'Across the river', imported: { overview: imported.overview } },
    ])
    expect(await details()).toEqual(imported)
    await release(by, 2, 'sortGroupTexts')
    expect(await details()).toEqual({ ...imported, overview: 'Across the river' })
    expect(await write(by, 1, {})).toMatchObject({ status: 409 })
  })

  it('are written in languages that were added once, in the right form; the next missing one is named', async () => {
    const by = await staff()
    const say = (version: number, ...languages: string[]) =>
      by.send(calls.saveSortGroupLanguages, { body: { version, languages } })
    for (const wrong of ['nl', 'NL-nl', 'nl-NLD'])
      expect((await say(0, wrong)).errors).toMatchObject([
        { translationKey: 'error.languageFormat', fieldName: 'languages.0' },
      ])
    expect((await say(0, 'nl-NL', 'de-DE')).errors).toMatchObject([
      { translationKey: 'error.languageKnown', fieldName: 'languages.1' },
    ])
    const { items } = await say(0, 'nl-NL')
    const dutch = () => items[0]?.languages.find(({ language }) => language === 'nl-NL')
    expect(dutch()).toMatchObject({ isSpoken: false, written: 0, nextMissing: 'singleTicket' })
    await write(by, 0, { sortGroup: 'singleTicket', language: 'nl-NL', overview: 'a', detail: 'b', fareRules: 'c' })
    const after = await by.ask(calls.getSortGroupLanguages)
    expect(after.languages[2]).toMatchObject({ language: 'nl-NL', written: 3, nextMissing: 'shortDistance' })
    expect(await say(0, 'fr-FR')).toMatchObject({ status: 409 })
  })
})

describe('service areas', () => {
  it('are all of the tariff for who sees every client, and the configured one for everybody else', async () => {
    const by = await staff()
    const areas = async () => (await by.send(calls.getServiceAreas)).items.map(({ serviceAreaId }) => serviceAreaId)
    expect(await areas()).toEqual([2])
    const elsewhere = await by.send(calls.getStaffFixPriceGroups, { query: { serviceAreaId: 4 } })
    const nowhere = await by.send(calls.getStaffFixPriceGroups, { query: { serviceAreaId: 77 } })
    expect(elsewhere.errors).toEqual(nowhere.errors)
    expect(elsewhere.errors).toMatchObject([{ translationKey: 'error.notValid', fieldName: 'serviceAreaId' }])
    const { client, config } = test.world
    test.world.config = { ...config, SENIOR_CLIENT: client.name }
    expect(await areas()).toEqual([2, 4])
    const configured = { ...client.config, settings: { ...client.config.settings, serviceArea: 4 } }
    Object.assign(test.world, { config, client: { ...client, config: configured } })
    expect(await areas()).toEqual([4])
  })

  it('have their groups as they were imported, with those of relations where they are asked for', async () => {
    const by = await staff()
    const names = async (includeRelationSortGroups?: boolean) => {
      const query = { ...AREA, ...(includeRelationSortGroups && { includeRelationSortGroups }) }
      return (await by.send(calls.getSortGroups, { query })).items.map(({ name }) => name)
    }
    expect(await names()).not.toContain('singleTicket')
    expect(await names(true)).toEqual(['singleTicket', ...(await names(true)).slice(1)])
    expect((await names(true)).slice(-(await names()).length)).toEqual(await names())
  })
})

it('what one client has arranged is no other client’s', async () => {
  const by = await staff()
  const sold = await inShop()
  await save(by, { version: 0, ...with1st(await boardOf(by), 'ferryTicket') })
  await release(by, 1)
  await test.world.db
    .update(tariffArrangement)
    .set({ clientId: 'another' })
    .where(and(eq(tariffArrangement.part, 'fixPriceGroups')))
  await test.world.arrangements.refresh()
  expect(await inShop()).toEqual(sold)
  expect(await boardOf(by)).toMatchObject({ version: 0 })
})

it('a company that wants a second person for it has the release wait, and shows nothing of it before', async () => {
  const by = await staff()
  const sold = await inShop()
  const { client } = test.world
  const settings = { ...client.config.settings, secondPerson: ['tariff' as const] }
  test.world.client = { ...client, config: { ...client.config, settings } }
  await save(by, { version: 0, ...with1st(await boardOf(by), 'ferryTicket') })
  expect((await release(by, 1)).status).toBe(202)
  expect(await inShop()).toEqual(sold)
  const other = await staff()
  const [waiting] = (await other.send(calls.getStaffApprovals, { query: {} })).items
  const { id = '', hash = '' } = waiting ?? {}
  await other.send(calls.approveStaffAct, { params: { approvalId: id }, body: { hash } })
  await test.world.arrangements.refresh()
  expect((await inShop())[0]).toBe('ferryTicket')
})
