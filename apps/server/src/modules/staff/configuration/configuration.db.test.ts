import { type Client, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientStore } from '../../../adapters/client-store/client-store.ts'
import { clientVersion, staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { showVersion, startReleased } from '../../run/client-version/index.ts'

const { AllowedToUseAdminPanel, AllowedToEditConfiguration, AllowedToReleaseConfiguration } = RIGHTS
const EDITS = [AllowedToUseAdminPanel, AllowedToEditConfiguration]
const ALL = [...EDITS, AllowedToReleaseConfiguration]
const NAME = 'config.texts.name'
const COLOUR = 'theme.palette.primary'
const { name } = defaultClient.config.texts

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  await showVersion(test.world.db, { client: defaultClient, source: 'product', storedOn: test.now() })
})
afterEach(() => test.close())

const someone = (rights: readonly number[] = ALL) => aStaffMember(test, rights)
type Someone = Awaited<ReturnType<typeof someone>>

const changes = (values: Record<string, unknown>) =>
  Object.entries(values).map(([path, value]) => ({
    path,
    value: value === undefined ? '' : JSON.stringify(value),
  }))
const save = (by: Someone, version: number, values: Record<string, unknown>, dryRun = false) =>
  by.send(calls.saveConfig, { query: { dryRun }, body: { version, changes: changes(values) } })
const release = (by: Someone, version: number, body = {}) => by.send(calls.releaseConfig, { params: { version }, body })
const read = async (by: Someone, query = {}) => {
  const { items } = await by.send(calls.getConfig, { query })
  const [config] = items
  if (!config) throw new Error('nothing was read')
  const entries = new Map(config.categories.flatMap(one => one.entries).map(entry => [entry.path, entry]))
  return { ...config, at: (path: string) => entries.get(path) }
}
const versionsOf = async (by: Someone) =>
  (await by.send(calls.getConfigVersions)).items.map(({ version, state }) => [version, state])

/** What another process shows, once it has looked. */
async function shownElsewhere(): Promise<Client> {
  const store = clientStore(test.world.db, [defaultClient], () => expect.unreachable('it can be read'))
  await store.refresh()
  return store.current(defaultClient.config.settings.clientId)
}

describe('what a shop is configured to be', () => {
  it('is read value by value, with its default, and what the environment says is locked', async () => {
    const config = await read(await someone())
    expect(config).toMatchObject({ version: 1, state: 'active', isLatest: true, client: name })
    const text = JSON.stringify(name)
    expect(config.at(NAME)).toMatchObject({ kind: 'text', value: text, active: text, shipped: text, isLocked: false })
    expect(config.at('config.settings.hosts')).toMatchObject({ isLocked: true })
    expect(config.at('config.settings.routeSet')).toMatchObject({ value: '', choices: ['shop', 'account'] })
    expect(config.findings.filter(({ isFault }) => isFault)).toEqual([])
  })

  it('is written as a draft, released and shown in every process, and each step is noted', async () => {
    const writer = await someone()
    const saved = await save(writer, 1, { [NAME]: 'Talfahrt', [COLOUR]: '#004B87' })
    expect(saved.items).toMatchObject([{ version: 2, state: 'checked' }])
    expect((await shownElsewhere()).config.texts.name).toBe(name)
    const draft = await read(writer)
    expect(draft.at(NAME)).toMatchObject({ value: '"Talfahrt"', active: JSON.stringify(name) })
    const differing = draft.categories.flatMap(one => one.entries).filter(({ value, active }) => value !== active)
    expect(differing.map(({ path }) => path).sort()).toEqual([NAME, COLOUR])
    expect((await release(writer, 2)).items).toMatchObject([{ version: 2, state: 'active' }])
    const shown = await shownElsewhere()
    expect([shown.config.texts.name, shown.theme.palette.primary]).toEqual(['Talfahrt', '#004B87'])
    const noted = await test.world.db.select().from(staffAction).orderBy(staffAction.number)
    expect(noted.map(({ call }) => call)).toEqual(['admin/saveConfig', 'admin/releaseConfig'])
    expect(noted[0]).toMatchObject({
      subjectKind: 'configuration',
      before: { [NAME]: name },
      after: { [NAME]: 'Talfahrt', [COLOUR]: '#004B87' },
    })
  })

  it('is shown from the minute for which it was released', async () => {
    const writer = await someone()
    await save(writer, 1, { [NAME]: 'Talfahrt' })
    const { realClock, db } = test.world
    const activeFrom = new Date(Date.parse(realClock()) + 3_600_000).toISOString()
    expect((await release(writer, 2, { activeFrom })).items).toMatchObject([{ state: 'released' }])
    await startReleased({ db, clock: realClock })
    expect((await shownElsewhere()).config.texts.name).toBe(name)
    await startReleased({ db, clock: () => activeFrom })
    expect((await shownElsewhere()).config.texts.name).toBe('Talfahrt')
  })

  it('goes back to an earlier version as a new one', async () => {
    const writer = await someone()
    await save(writer, 1, { [NAME]: 'Talfahrt' })
    await release(writer, 2)
    const back = await writer.send(calls.restoreConfig, { params: { version: 1 }, body: {} })
    expect(back.items).toMatchObject([{ version: 3, state: 'checked' }])
    await release(writer, 3)
    expect((await shownElsewhere()).config.texts.name).toBe(name)
    const [latest] = (await writer.send(calls.getConfigVersions)).items
    expect(latest?.releasedByName).toBeTruthy()
    expect(latest?.writtenByName).toBe(latest?.releasedByName)
    expect(await versionsOf(writer)).toEqual([
      [3, 'active'],
      [2, 'replaced'],
      [1, 'replaced'],
    ])
  })

  it('goes back in one step, for thirty days, to what was shown before', async () => {
    const writer = await someone()
    await save(writer, 1, { [NAME]: 'Talfahrt' })
    await release(writer, 2)
    const back = (by: Someone, version: number) => by.send(calls.goBackToConfig, { params: { version }, body: {} })
    expect((await back(writer, 1)).errors).toMatchObject([{ translationKey: 'error.changedMeanwhile' }])
    expect((await back(await someone(EDITS), 2)).status).toBe(403)
    const { shown } = await read(writer)
    expect(shown).toMatchObject({ version: 2, before: { version: 1 } })
    expect(shown?.watchedUntil).not.toBeNull()
    expect((await back(writer, 2)).items).toMatchObject([
      { version: 3, state: 'active', shown: { version: 3, watchedUntil: null, before: { version: 2 } } },
    ])
    expect((await shownElsewhere()).config.texts.name).toBe(name)
    const { db } = test.world
    await db
      .update(clientVersion)
      .set({ replacedOn: '2026-01-01T00:00:00.000Z' })
      .where(eq(clientVersion.active, false))
    expect((await back(writer, 3)).errors).toMatchObject([{ translationKey: 'error.versionClosed' }])
    const [, , noted] = await db.select().from(staffAction).orderBy(staffAction.number)
    expect(noted).toMatchObject({
      call: 'admin/goBackToConfig',
      before: { [NAME]: 'Talfahrt', version: 2 },
      after: { [NAME]: name, version: 1 },
    })
  })

  it('keeps as it goes back what guards the company: one alone loosens nothing', async () => {
    const writer = await someone()
    const guards = { 'config.settings.secondPerson': ['invoices'], 'config.settings.takeOverCents': 500 }
    await save(writer, 1, { [NAME]: 'Talfahrt', ...guards })
    await release(writer, 2)
    await writer.send(calls.goBackToConfig, { params: { version: 2 }, body: {} })
    const { texts, settings } = (await shownElsewhere()).config
    expect([texts.name, settings.secondPerson, settings.takeOverCents]).toEqual([name, ['invoices'], 500])
  })

  it('is changed by two at once without anybody undoing what the other has done', async () => {
    const [one, other] = [await someone(), await someone()]
    await save(one, 1, { [NAME]: 'Talfahrt' })
    const late = await save(other, 1, { [COLOUR]: '#004B87' })
    expect(late).toMatchObject({ status: 409, errors: [{ translationKey: 'error.changedMeanwhile' }] })
    await save(other, 2, { [COLOUR]: '#004B87' })
    expect((await release(one, 2)).errors).toMatchObject([{ translationKey: 'error.versionNotChecked' }])
    await release(other, 3)
    const shown = await shownElsewhere()
    expect([shown.config.texts.name, shown.theme.palette.primary]).toEqual(['Talfahrt', '#004B87'])
  })

  it('is shown only when nothing is wrong with it, which is said before it is stored', async () => {
    const writer = await someone()
    const pale = { 'theme.palette.onFooter': '#444444' }
    const tried = await save(writer, 1, pale, true)
    expect(tried.items[0]?.findings).toMatchObject([{ isFault: true, about: 'contrast' }, { isFault: false }])
    expect(await versionsOf(writer)).toEqual([[1, 'active']])
    expect((await save(writer, 1, pale)).items).toMatchObject([{ version: 2, state: 'draft' }])
    expect((await release(writer, 2)).errors).toMatchObject([{ translationKey: 'error.versionNotChecked' }])
  })

  it.each([
    [{ [NAME]: 7 }, 'changes.0.value', 'error.notValid'],
    [{ [NAME]: undefined }, 'changes.0.value', 'error.notValid'],
    [{ [NAME]: 'Talfahrt', [COLOUR]: 'red' }, 'changes.1.value', 'error.notValid'],
    [{ 'config.texts.nobody': 'x' }, 'changes.0.value', 'error.notValid'],
    [{ '__proto__.x': 'x' }, 'changes.0.value', 'error.notValid'],
    [{ 'config.settings.hosts': ['evil.example'] }, 'changes.0.path', 'error.entryLocked'],
    [{ 'config.settings.clientId': 'x' }, 'changes.0.path', 'error.entryLocked'],
  ])('is not changed to %j', async (wrong, fieldName, translationKey) => {
    const writer = await someone()
    expect(await save(writer, 1, wrong)).toMatchObject({ errors: [{ fieldName, translationKey }] })
    expect(await versionsOf(writer)).toEqual([[1, 'active']])
  })

  it('says nothing any more where a value is taken away that may be missing', async () => {
    const writer = await someone()
    await save(writer, 1, { 'config.settings.partners': undefined })
    expect((await read(writer)).at('config.settings.partners')).toMatchObject({ value: '' })
    await release(writer, 2)
    expect(Object.hasOwn((await shownElsewhere()).config.settings, 'partners')).toBe(false)
  })

  it('is thrown away as long as nobody was shown it, and the one before is the last again', async () => {
    const writer = await someone()
    await save(writer, 1, { [NAME]: 'Talfahrt' })
    const discard = () => writer.send(calls.discardConfig, { params: { version: 2 }, body: {} })
    expect((await discard()).items).toMatchObject([{ version: 1, isLatest: true }])
    expect((await discard()).errors).toMatchObject([{ translationKey: 'error.versionClosed' }])
    expect((await save(writer, 1, { [NAME]: 'Bergfahrt' })).items).toMatchObject([{ version: 3 }])
  })

  it('waits for a second person where the company wants one, and is shown when they agree', async () => {
    const { world } = test
    const settings = { ...world.client.config.settings, secondPerson: ['configuration' as const] }
    test.world.client = { ...world.client, config: { ...world.client.config, settings } }
    const writer = await someone()
    await save(writer, 1, { [NAME]: 'Talfahrt' })
    expect((await release(writer, 2)).status).toBe(202)
    expect((await shownElsewhere()).config.texts.name).toBe(name)
    const second = await someone([...ALL, RIGHTS.AllowedToApprove])
    const { items } = await second.send(calls.getStaffApprovals, { query: { state: 'waiting' } })
    const [waiting] = items
    if (!waiting) throw new Error('nothing waits')
    const { id: approvalId, hash } = waiting
    const agreed = await second.send(calls.approveStaffAct, { params: { approvalId }, body: { hash } })
    expect(agreed.status).toBe(200)
    expect((await shownElsewhere()).config.texts.name).toBe('Talfahrt')
  })

  it('is not released by who may only write, and seen by nobody without the right', async () => {
    const writer = await someone(EDITS)
    await save(writer, 1, { [NAME]: 'Talfahrt' })
    expect((await release(writer, 2)).status).toBe(403)
    const stranger = await someone([AllowedToUseAdminPanel])
    expect((await stranger.send(calls.getConfig)).status).toBe(403)
    const elsewhere = { clientId: '00000000-0000-4000-8000-000000000001' }
    const foreign = await writer.send(calls.getConfig, { query: elsewhere })
    expect(foreign.errors).toMatchObject([{ translationKey: 'error.notValid', fieldName: 'clientId' }])
  })

  it('is a file that is named after the host', async () => {
    const authorization = `Bearer ${await tokenFor(test.world, { kind: 'staff', rights: EDITS })}`
    const sent = await sendRaw(test.app, calls.getConfigFile, { authorization })
    const [host] = defaultClient.config.settings.hosts
    expect(sent.headers['content-disposition']).toContain(`"${host}.json"`)
    expect(sent.json()).toEqual(JSON.parse(JSON.stringify(defaultClient)))
  })
})
