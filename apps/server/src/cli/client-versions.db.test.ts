import { type Client, clients } from '@billett/clients'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientStore } from '../adapters/client-store/client-store.ts'
import { showVersion } from '../modules/run/client-version/index.ts'
import { startProcess } from '../testing/cluster/running-process.ts'
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const [shipped] = clients
const storedOn = '2026-11-22T09:00:00.000Z'
const called = (name: string): Client => ({
  ...shipped,
  config: { ...shipped.config, texts: { ...shipped.config.texts, name } },
})
const store = (client: Client, source: 'product' | 'staff') => showVersion(database.db, { client, source, storedOn })

/** As an operator runs it. */
async function versions(...args: string[]): Promise<{ code: number | string; lines: string[] }> {
  const running = startProcess('scripts/billett.mjs', { DATABASE_URL: database.url }, ['clients', ...args])
  const code = await running.ended
  return { code, lines: running.output().trimEnd().split('\n') }
}

/** The name a server shows from its next look on. */
async function shown(): Promise<string> {
  const held = clientStore(database.db, [shipped], () => expect.unreachable('it can be read'))
  await held.refresh()
  return held.current(shipped.config.settings.clientId).config.texts.name
}

it('an operator sees the versions of a client, goes back to one, and follows the product again', async () => {
  await store(called('Talfahrt'), 'product')
  await store(called('Bergfahrt'), 'staff')
  const ofClient = ['--client', shipped.name]
  const listed = await versions(...ofClient)
  expect(listed.code).toBe(0)
  expect(listed.lines).toEqual([
    expect.stringMatching(/^ {5}1 {2}2026-11-22T09:00:00.000Z {2}product$/),
    expect.stringMatching(/^\* {4}2 {2}2026-11-22T09:00:00.000Z {2}staff {4}config\.texts\.name$/),
  ])

  const back = await versions(...ofClient, '--back-to', '1')
  expect(back.lines.at(-1)).toMatch(/^\* {4}3 {2}\S+ {2}staff/)
  expect(await shown()).toBe('Talfahrt')
  // A release does not undo it.
  await store(shipped, 'product')
  expect(await shown()).toBe('Talfahrt')

  const follows = await versions(...ofClient, '--shipped')
  expect(follows.lines.at(-1)).toMatch(/^\* {4}4 {2}\S+ {2}product/)
  expect(await shown()).toBe(shipped.config.texts.name)
  await store(called('Neu'), 'product')
  expect(await shown()).toBe('Neu')
}, 60_000)

it('a version or client that there is not, or another call that is wrong, changes nothing and says so', async () => {
  const before = await shown()
  expect(await versions('--client', shipped.name, '--back-to', '99')).toEqual({
    code: 1,
    lines: [`${shipped.name} has no version 99.`],
  })
  for (const args of [[], ['--client', 'nobody'], ['--client', shipped.name, '--back-to', 'one'], ['--delete']])
    expect(await versions(...args)).toMatchObject({
      code: 2,
      lines: { 0: expect.stringContaining('npm run clients --') },
    })
  expect(await shown()).toBe(before)
}, 60_000)
