import { type Client, clients } from '@billett/clients'
import { addMinutes, type Instant } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientVersion as versions } from '../../../db/schema/index.ts'
import { freshDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { discardDraft, holdShown, releaseDraft, showVersion, startReleased, versionsOf, writeDraft } from './index.ts'

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
  const key = (version: number) => ({ clientId: LUEHRTAL, version })
  const write = (name: string, basedOn: number, isRight = true) =>
    database.db.transaction(tx =>
      writeDraft(tx, { client: called(luehrtal, name), writtenBy: 'ada', storedOn, basedOn, isRight }),
    )
  const release = (version: number, over: { activeFrom?: Instant; on?: Instant } = {}) =>
    database.db.transaction(tx => releaseDraft(tx, key(version), { by: 'ben', on: storedOn, ...over }))
  const discard = (version: number) => database.db.transaction(tx => discardDraft(tx, key(version), storedOn))
  const tomorrow = addMinutes(storedOn, 24 * 60)

  it('is shown from the minute for which it was released, and not before', async () => {
    await store(luehrtal, 'product')
    expect(await write('Talfahrt', 1)).toEqual({ ok: true, key: key(2) })
    expect(await release(2, { activeFrom: tomorrow })).toEqual({ ok: true, activeFrom: tomorrow })
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

  it('is shown at once where no minute is said', async () => {
    await store(luehrtal, 'product')
    await write('Talfahrt', 1)
    await release(2)
    expect(await states()).toEqual([
      [1, 'replaced'],
      [2, 'active'],
    ])
  })

  it('that is not right cannot be released', async () => {
    await write('Talfahrt', 0, false)
    expect(await release(1)).toEqual({ ok: false, reason: 'versionNotChecked' })
    expect(await release(9)).toEqual({ ok: false, reason: 'versionNotFound' })
    expect(await states()).toEqual([[1, 'draft']])
  })

  it('continues the last one, in whose place it comes, so that of two who write nobody undoes the other', async () => {
    await store(luehrtal, 'product')
    await write('Talfahrt', 1)
    expect(await write('Bergfahrt', 1)).toEqual({ ok: false, reason: 'changedMeanwhile' })
    await write('Bergfahrt', 2)
    expect(await states()).toEqual([
      [1, 'active'],
      [2, 'discarded'],
      [3, 'checked'],
    ])
  })

  it('is not released once the product or an operator has shown another one', async () => {
    await store(luehrtal, 'product')
    await write('Talfahrt', 1)
    await store(called(luehrtal, 'Neu'), 'product')
    expect(await release(2)).toEqual({ ok: false, reason: 'changedMeanwhile' })
  })

  it('takes with it what was released for later, which it continues', async () => {
    await store(luehrtal, 'product')
    await write('Talfahrt', 1)
    await release(2, { activeFrom: tomorrow })
    await write('Bergfahrt', 2)
    expect(await states()).toEqual([
      [1, 'active'],
      [2, 'released'],
      [3, 'checked'],
    ])
    await release(3)
    await start(tomorrow)
    expect(await states()).toEqual([
      [1, 'replaced'],
      [2, 'discarded'],
      [3, 'active'],
    ])
  })

  it('that was released for later is shown then with the pages that were written meanwhile', async () => {
    await store(luehrtal, 'product')
    await write('Talfahrt', 1)
    await release(2, { activeFrom: tomorrow })
    const page = { title: 'AGB', lead: '', sections: [], version: '2026-11-22', changes: 1 }
    const pages = { 'terms.de': page }
    await database.db.transaction(async tx => {
      const { client, show } = await holdShown(tx, { clientId: LUEHRTAL, storedOn, writtenBy: 'eve' }, luehrtal)
      await show({ ...client, pages })
    })
    await start(tomorrow)
    expect(await states()).toEqual([
      [1, 'replaced'],
      [2, 'discarded'],
      [3, 'replaced'],
      [4, 'active'],
    ])
    const [shown] = await database.db.select().from(versions).where(eq(versions.active, true))
    expect(shown?.client.pages).toEqual(pages)
    expect(shown?.client.config.texts.name).toBe('Talfahrt')
    expect(shown).toMatchObject({ writtenBy: 'ada', releasedBy: 'ben', activeFrom: tomorrow })
  })

  it('can be thrown away until it is shown, also once it was released', async () => {
    await write('Talfahrt', 0)
    await release(1, { activeFrom: tomorrow })
    expect(await discard(1)).toEqual({ ok: true })
    await start(tomorrow)
    expect(await states()).toEqual([[1, 'discarded']])
    expect(await discard(1)).toEqual({ ok: false, reason: 'versionClosed' })
    expect(await discard(9)).toEqual({ ok: false, reason: 'versionNotFound' })
  })
})
