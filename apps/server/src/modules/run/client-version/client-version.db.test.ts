import { type Client, clients } from '@billett/clients'
import { addMinutes, type Instant } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientVersion as versions } from '../../../db/schema/index.ts'
import { freshDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { checkDraft, discardDraft, releaseDraft, showVersion, startReleased, versionsOf, writeDraft } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(versions)
})

const [luehrtal] = clients
const LUEHRTAL = luehrtal.config.settings.clientId
const storedOn = '2026-11-22T09:00:00.000Z'

const called = (client: Client, name: string): Client => ({
  ...client,
  config: { ...client.config, texts: { ...client.config.texts, name } },
})
const colourless: Client = {
  ...luehrtal,
  theme: { ...luehrtal.theme, palette: { ...luehrtal.theme.palette, primary: 'red' } },
}
const store = (client: Client, source: 'product' | 'staff') => showVersion(database.db, { client, source, storedOn })
const stored = () =>
  database.db
    .select({ version: versions.version, source: versions.source, active: versions.active })
    .from(versions)
    .where(eq(versions.clientId, LUEHRTAL))
    .orderBy(versions.version)

describe('a version of a client', () => {
  it('is stored once, however many processes start at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => store(luehrtal, 'product')))
    expect(await stored()).toEqual([{ version: 1, source: 'product', active: true }])
  })

  it('takes the place of the one before, which stays', async () => {
    await store(luehrtal, 'product')
    await store(called(luehrtal, 'Talfahrt'), 'staff')
    await store(luehrtal, 'staff')
    expect(await stored()).toEqual([
      { version: 1, source: 'product', active: false },
      { version: 2, source: 'staff', active: false },
      { version: 3, source: 'staff', active: true },
    ])
  })

  it('that ships with the product takes the place of the one before it, and of nothing staff have written', async () => {
    await store(luehrtal, 'product')
    await store(called(luehrtal, 'Talfahrt'), 'product')
    await store(called(luehrtal, 'Bergfahrt'), 'staff')
    await store(luehrtal, 'product')
    expect((await stored()).map(({ source, active }) => ({ source, active }))).toEqual([
      { source: 'product', active: false },
      { source: 'product', active: false },
      { source: 'staff', active: true },
    ])
  })

  it('that is none is not stored', async () => {
    await expect(store(colourless, 'staff')).rejects.toThrow()
    expect(await stored()).toEqual([])
  })
})

describe('a version that staff write', () => {
  const states = async () => (await versionsOf(database.db, LUEHRTAL)).map(({ version, state }) => [version, state])
  const start = (now: Instant) => startReleased({ db: database.db, clock: () => now })
  const write = (client: Client) => writeDraft(database.db, { client, writtenBy: 'ada', storedOn })
  const release = (key: { clientId: string; version: number }, by: string, activeFrom?: Instant) =>
    releaseDraft(database.db, key, { by, on: storedOn, ...(activeFrom ? { activeFrom } : {}) })

  it('is shown from the minute for which a second person released it, and not before', async () => {
    await store(luehrtal, 'product')
    const draft = await write(called(luehrtal, 'Talfahrt'))
    expect(await release(draft, 'ben')).toEqual({ ok: false, reason: 'versionNotChecked' })
    expect(await checkDraft(database.db, draft, storedOn)).toEqual({ ok: true, problems: [] })
    expect(await release(draft, 'ada')).toEqual({ ok: false, reason: 'versionOfOneself' })
    const tomorrow = addMinutes(storedOn, 24 * 60)
    expect(await release(draft, 'ben', tomorrow)).toEqual({ ok: true, activeFrom: tomorrow })

    await start(addMinutes(tomorrow, -1))
    expect(await states()).toEqual([
      [1, 'active'],
      [2, 'released'],
    ])
    await start(tomorrow)
    const [before, after] = await versionsOf(database.db, LUEHRTAL)
    expect(before).toMatchObject({ state: 'replaced' })
    expect(after).toMatchObject({ state: 'active', writtenBy: 'ada', releasedBy: 'ben', activeFrom: tomorrow })
    expect(after?.changes).toEqual(['config.texts.name'])
    // A release of the product does not undo it, and nothing is started twice.
    await store(called(luehrtal, 'Neu'), 'product')
    await start(addMinutes(tomorrow, 1))
    expect(await states()).toEqual([
      [1, 'replaced'],
      [2, 'active'],
    ])
  })

  it('that is not right says where, and cannot be released', async () => {
    const draft = await write(colourless)
    expect(await checkDraft(database.db, draft, storedOn)).toMatchObject({
      ok: true,
      problems: [{ path: 'theme.palette.primary' }],
    })
    expect(await release(draft, 'ben')).toEqual({ ok: false, reason: 'versionNotChecked' })
    expect(await states()).toEqual([[1, 'draft']])
  })

  it('can be thrown away until it is shown, also once it was released', async () => {
    const draft = await write(called(luehrtal, 'Talfahrt'))
    await checkDraft(database.db, draft, storedOn)
    await release(draft, 'ben')
    expect(await discardDraft(database.db, draft, storedOn)).toEqual({ ok: true })
    await start(addMinutes(storedOn, 5))
    expect(await states()).toEqual([[1, 'discarded']])
    expect(await discardDraft(database.db, draft, storedOn)).toEqual({ ok: false, reason: 'versionClosed' })
    expect(await discardDraft(database.db, { ...draft, version: 9 }, storedOn)).toEqual({
      ok: false,
      reason: 'versionUnknown',
    })
  })

  it('of two for one minute the later one is shown, the other having been', async () => {
    for (const name of ['Talfahrt', 'Bergfahrt']) {
      const draft = await write(called(luehrtal, name))
      await checkDraft(database.db, draft, storedOn)
      await release(draft, 'ben')
    }
    await start(storedOn)
    expect(await states()).toEqual([
      [1, 'replaced'],
      [2, 'active'],
    ])
  })
})
