import { randomUUID } from 'node:crypto'
import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS, type Tariff } from '@billett/domain'
import { changed, goodWorkbook, xlsxFile } from '@billett/tariff-import/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importRegion } from '../../../adapters/region-store/import-region.ts'
import { regionStore } from '../../../adapters/region-store/region-store.ts'
import { region as regions, staffAction, tariffComparison, tariffVersion } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { dearerBy, withoutSort, withVersions } from '../../../testing/region/changed-tariff.ts'
import { smallRegion } from '../../../testing/region/small-region.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendFile } from '../../../testing/upload.ts'
import { startTariffs } from '../../travel/tariff-version/index.ts'
import { compareTariffs } from '../tariff-comparison/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToArrangeTariff: ARRANGE, AllowedToReleaseTariff: RELEASE } = RIGHTS
const small = smallRegion()
const dearer = withVersions(small, version => dearerBy(version, 'single', 50)).tariff

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

async function aClerk(rights: readonly number[] = [PANEL, ARRANGE, RELEASE], isProven = true) {
  const id = randomUUID()
  const { clientId } = test.world.client.config.settings
  const session = await staffSession(test.world, { id, clientId, rights, isProven })
  const visitor = visitorOf(test.app)
  const token = await tokenFor(test.world, { kind: 'staff', id, rights, session })
  visitor.withToken(token)
  return { id, token, visitor }
}
type Clerk = Awaited<ReturnType<typeof aClerk>>

async function sendBytes({ token }: Clerk, bytes: Uint8Array, name: string) {
  const file = new File([new Uint8Array(bytes)], name)
  return sendFile(test.app, calls.sendTariff, { file, token })
}

/** A draft with this tariff. */
async function drafted(by: Clerk, tariff: Tariff, name = 'dearer.json'): Promise<number> {
  const reply = await sendBytes(by, Buffer.from(JSON.stringify(tariff)), name)
  const [sent]: calls.SentTariff[] = reply.json().data
  if (typeof sent?.version !== 'number') throw new Error(reply.body)
  return sent.version
}

async function detail({ visitor }: Clerk, version: number) {
  const [shown] = (await visitor.send(calls.getTariffVersion, { params: { version } })).items
  if (!shown) throw new Error('no such version')
  return shown
}

interface Wish {
  sold?: number
  activeFrom?: string
}

/** As the workers do, one version after the other. */
async function allCompared() {
  await test.world.regions.refresh()
  const count = () => test.world.db.$count(tariffComparison)
  for (let before = -1; before !== (await count()); ) {
    before = await count()
    await compareTariffs(test.world)
  }
}

async function change(call: typeof calls.releaseTariff, by: Clerk, version: number, wish: Wish) {
  await allCompared()
  const { sold = (await detail(by, version)).sold, activeFrom } = wish
  return by.visitor.send(call, { params: { version }, body: { sold, activeFrom } })
}
const release = (by: Clerk, version: number, wish: Wish = {}) => change(calls.releaseTariff, by, version, wish)
const goBack = (by: Clerk, version: number, wish: Wish = {}) => change(calls.goBackToTariff, by, version, wish)

const list = async ({ visitor }: Clerk) => (await visitor.send(calls.getTariffVersions)).items
const states = async (by: Clerk) => (await list(by)).map(({ version, state }) => [version, state])
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

/** What the shop sells a ticket for, by what a process has in memory after its next look. */
async function soldFor(sort = 'single') {
  await test.world.regions.refresh()
  return test.world.regions.current().tariff.versions[0]?.prices.find(price => price.sort === sort)?.cents
}

describe('a tariff that is sent in', () => {
  it('is a draft, nothing is sold by it, and what is sold is kept as a version', async () => {
    const clerk = await aClerk()
    const version = await drafted(clerk, dearer)
    expect(await list(clerk)).toMatchObject([
      { version, state: 'checked', fileName: 'dearer.json', beginnings: [{ id: 'v26' }, { id: 'v27' }] },
      { state: 'active', writtenBy: null, fileName: null, startedOn: '2026-11-01T08:00:00.000Z' },
    ])
    expect(await soldFor()).toBe(small.tariff.versions[0]?.prices.find(({ sort }) => sort === 'single')?.cents)
    const notes = await test.world.db.select().from(staffAction)
    expect(notes).toMatchObject([{ call: 'admin/sendTariff', actorId: clerk.id, subjectId: String(version) }])
  })

  it('is told where it is wrong, and then nothing is stored', async () => {
    const clerk = await aClerk()
    const wrong = await sendBytes(clerk, xlsxFile(changed('prices', 4, 'price', -1)), 'Tarif.xlsx')
    expect(wrong.json().data).toMatchObject([
      { version: null, problems: [{ severity: 'error', sheet: 'prices', line: 4, column: 'price' }] },
    ])
    expect((await sendBytes(clerk, Buffer.from('nothing'), 'x.json')).json().data).toMatchObject([{ version: null }])
    const foreign = await sendBytes(clerk, xlsxFile(goodWorkbook()), 'Tarif.xlsx')
    expect(foreign.json().error).toMatchObject([{ translationKey: 'error.tariffOfOtherStops', fieldName: 'file' }])
    expect(await list(clerk)).toEqual([])
    expect(await test.world.db.select().from(tariffVersion)).toEqual([])
  })

  it('is held against what is sold: entries, and articles that are new, gone, dearer or worded otherwise', async () => {
    const clerk = await aClerk()
    const other = withVersions(small, version => {
      const fewer = withoutSort(dearerBy(version, 'single', 50), 'day')
      return { ...fewer, prices: fewer.prices.filter(({ sort }) => sort !== 'day') }
    })
    const shown = await detail(clerk, await drafted(clerk, other.tariff))
    expect(shown.differences.map(({ part }) => part)).toEqual(['sorts', 'prices'])
    expect(shown.articles).toContainEqual(
      expect.objectContaining({ id: 'single', part: 'v26', change: 'price', before: 200, after: 250 }),
    )
    expect(shown.articles).toContainEqual(expect.objectContaining({ id: 'day', change: 'removed', after: null }))
    expect(new Set(shown.articles.map(({ id }) => id))).toEqual(new Set(['single', 'day']))
  })
})

describe('a release', () => {
  it('at once is what the shop sells by as soon as a process looks, and is noted', async () => {
    const clerk = await aClerk()
    const version = await drafted(clerk, dearer)
    expect((await release(clerk, version)).items).toMatchObject([{ version, state: 'active' }])
    expect(await soldFor()).toBe(250)
    expect(test.world.regions.current()).toMatchObject({ name: 'Tal', source: 'small', tariffSource: 'dearer.json' })
    expect(await states(clerk)).toEqual([
      [version, 'active'],
      [version - 1, 'replaced'],
    ])
    const notes = await test.world.db.select().from(staffAction).orderBy(staffAction.number)
    expect(notes.at(-1)).toMatchObject({ call: 'admin/releaseTariff', subjectKind: 'tariff', after: { version } })
    // Each company that sells by it reads it in its audit.
    const released = notes.filter(({ call }) => call === 'admin/releaseTariff')
    expect(released.map(({ subjectClientId }) => subjectClientId)).toEqual(test.world.clients.served)
  })

  it('waits for a second person where any company that sells by it wants one', async () => {
    const { clients } = test.world
    const [, other = ''] = clients.served
    const settings = { secondPerson: ['tariff' as const] }
    test.world.clients = {
      ...clients,
      current: clientId => {
        const { config, ...client } = clients.current(clientId)
        const wanted = clientId === other ? settings : {}
        return { ...client, config: { ...config, settings: { ...config.settings, ...wanted } } }
      },
    }
    const clerk = await aClerk()
    expect((await release(clerk, await drafted(clerk, dearer))).status).toBe(202)
    expect(await soldFor()).toBe(200)
  })

  it('for a minute is sold from then on, also where no process ran at that minute', async () => {
    const clerk = await aClerk()
    const version = await drafted(clerk, dearer)
    const activeFrom = '2026-11-21T09:10:00.000Z'
    expect((await release(clerk, version, { activeFrom })).items).toMatchObject([{ state: 'released', activeFrom }])
    await startTariffs(test.world)
    expect(await soldFor()).toBe(200)
    test.pass(20)
    await Promise.all([startTariffs(test.world), startTariffs(test.world)])
    expect(await soldFor()).toBe(250)
    expect(await test.world.db.select().from(regions)).toHaveLength(2)
    expect((await list(clerk))[0]).toMatchObject({ state: 'active', startedOn: test.world.clock() })
  })

  it('is withdrawn before its minute, and is a draft again', async () => {
    const clerk = await aClerk()
    const version = await drafted(clerk, dearer)
    await release(clerk, version, { activeFrom: '2026-11-21T09:10:00.000Z' })
    const discard = () => clerk.visitor.send(calls.discardTariff, { params: { version } })
    expect((await discard()).items).toMatchObject([{ state: 'checked', activeFrom: null }])
    test.pass(20)
    await startTariffs(test.world)
    expect(await soldFor()).toBe(200)
    expect((await discard()).items).toMatchObject([{ state: 'discarded' }])
    expect(wordOf(await discard())).toBe('error.versionClosed')
    expect(wordOf(await release(await aClerk(), version))).toBe('error.versionNotChecked')
  })

  it('is refused of what nobody has compared with what is sold now, and beside one that waits', async () => {
    const clerk = await aClerk()
    const [first, second] = [await drafted(clerk, dearer), await drafted(clerk, dearer, 'other.json')]
    const { sold } = await detail(clerk, first)
    const both = await Promise.all([release(clerk, first, { sold }), release(clerk, second, { sold })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    // By when the process has heard of the other one.
    const [word] = both.filter(({ status }) => status === 409).map(wordOf)
    expect(['error.changedMeanwhile', 'error.tariffNotCompared']).toContain(word)
    await test.world.regions.refresh()
    const left = (await states(clerk)).find(([, state]) => state === 'checked')?.[0]
    expect((await release(clerk, Number(left), { activeFrom: '2026-11-22T09:00:00.000Z' })).status).toBe(200)
    const third = await drafted(clerk, small.tariff, 'third.json')
    expect(wordOf(await release(clerk, third))).toBe('error.tariffWaits')
    expect(wordOf(await goBack(clerk, 1))).toBe('error.tariffWaits')
    expect(wordOf(await release(clerk, 4_000, { sold }))).toBe('error.versionNotFound')
  })

  it('is asked of a second person where the company wants it, who agrees to what is compared', async () => {
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['tariff' as const] }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const clerk = await aClerk()
    const second = await aClerk([PANEL, RIGHTS.AllowedToApprove])
    const version = await drafted(clerk, dearer)
    expect((await release(clerk, version)).status).toBe(202)
    expect(await soldFor()).toBe(200)
    const [asked] = (await second.visitor.send(calls.getStaffApprovals, { query: { state: 'waiting' } })).items
    expect(asked).toMatchObject({ act: 'tariff', subjectId: String(version) })
    const { prices } = await detail(clerk, version)
    expect(JSON.parse(asked?.after ?? '')).toMatchObject({ prices: { hash: prices?.hash, dearer: prices?.dearer } })
    const agree = ({ visitor }: Clerk) =>
      visitor.send(calls.approveStaffAct, {
        params: { approvalId: asked?.id ?? '' },
        body: { hash: asked?.hash ?? '' },
      })
    expect(wordOf(await agree(await aClerk([PANEL, ARRANGE])))).toBe('error.forbidden')
    expect((await agree(second)).status).toBe(200)
    expect(await soldFor()).toBe(250)
  })

  it('needs its right, and a proof of who it is', async () => {
    const clerk = await aClerk([PANEL, ARRANGE])
    const version = await drafted(clerk, dearer)
    expect(wordOf(await release(clerk, version))).toBe('error.forbidden')
    const unproven = await aClerk([PANEL, ARRANGE, RELEASE], false)
    expect(wordOf(await release(unproven, version))).toBe('error.stepUpNeeded')
    expect(await soldFor()).toBe(200)
  })
})

describe('going back', () => {
  it('sells by an earlier version again, as a new one that says which', async () => {
    const clerk = await aClerk()
    const version = await drafted(clerk, dearer)
    await release(clerk, version)
    await test.world.regions.refresh()
    expect(wordOf(await goBack(clerk, version))).toBe('error.versionClosed')
    const [again] = (await goBack(clerk, version - 1)).items
    expect(again).toMatchObject({ version: version + 1, state: 'active', copyOf: version - 1, fileName: null })
    expect(await soldFor()).toBe(200)
    expect(await states(clerk)).toEqual([
      [version + 1, 'active'],
      [version, 'replaced'],
      [version - 1, 'replaced'],
    ])
  })

  it('stays possible when operators have imported a timetable, or another tariff, meanwhile', async () => {
    const clerk = await aClerk()
    const version = await drafted(clerk, dearer)
    await release(clerk, version)
    const { name, source, timetable } = small
    const imported = { name, source, timetable, report: {}, importedOn: '2026-11-21T09:00:00.000Z' }
    const kept = { ...imported, tariffSource: 'dearer.json', tariff: dearer, fingerprint: 'newer timetable' }
    await importRegion(test.world.db, kept)
    expect((await states(clerk))[0]).toEqual([version, 'active'])
    await importRegion(test.world.db, { ...imported, tariffSource: null, tariff: small.tariff, fingerprint: 'new' })
    await test.world.regions.refresh()
    expect((await goBack(clerk, version)).status).toBe(200)
    expect(await soldFor()).toBe(250)
  })
})
