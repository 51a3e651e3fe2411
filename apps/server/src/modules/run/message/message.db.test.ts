import { getMessageOfTheDay } from '@billett/contract'
import { addMinutes, type Language } from '@billett/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepDemoMessages } from '../../../adapters/demo/keep-demo-messages.ts'
import { messageOfTheDay } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const clientId = () => test.world.client.config.settings.clientId
const shown = async (language: Language = 'de') =>
  (await visitorOf(test.app, language).send(getMessageOfTheDay)).items.map(({ title }) => title)

const put = (title: string, from: number, to: number, client = clientId()) =>
  test.database.db.insert(messageOfTheDay).values({
    id: crypto.randomUUID(),
    clientId: client,
    title: { de: title, en: title },
    message: { de: '', en: '' },
    shownFrom: addMinutes(test.now(), from),
    shownTo: addMinutes(test.now(), to),
  })

it('messages are shown in their time, the latest first, and to their client only', async () => {
  await put('over', -20, 0)
  await put('first', -10, 10)
  await put('second', 0, 10)
  await put('later', 1, 10)
  await put('elsewhere', -10, 10, crypto.randomUUID())
  expect(await shown()).toEqual(['second', 'first'])
  test.pass(10)
  expect(await shown()).toEqual([])
})

it('a message for one language is shown to whoever reads that one, with where it belongs', async () => {
  await put('everybody', -2, 10)
  await test.database.db.insert(messageOfTheDay).values({
    id: crypto.randomUUID(),
    clientId: clientId(),
    title: { de: 'deutsch', en: 'german' },
    message: { de: '', en: '' },
    languages: ['de'],
    places: ['start'],
    shownFrom: addMinutes(test.now(), -1),
    shownTo: addMinutes(test.now(), 10),
  })
  expect(await shown('de')).toEqual(['deutsch', 'everybody'])
  expect(await shown('en')).toEqual(['everybody'])
  const { items } = await visitorOf(test.app, 'de').send(getMessageOfTheDay)
  expect(items.map(({ places }) => places)).toEqual([['start'], []])
})

it('a client that shows none shows none', async () => {
  await put('now', -1, 10)
  const { client } = test.world
  const modules = { ...client.config.modules, messageOfTheDay: false }
  test.world.client = { ...client, config: { ...client.config, modules } }
  expect(await shown()).toEqual([])
})

it('a demo begins with one message, which does not come back after staff have written others', async () => {
  await keepDemoMessages(test.database.db, clientId(), test.now())
  await keepDemoMessages(test.database.db, clientId(), test.now())
  expect(await shown()).toEqual(['Dieser Shop ist eine Vorführung'])
  expect(await shown('en')).toEqual(['This shop is a demonstration'])
  await test.database.db.delete(messageOfTheDay)
  await put('now', -1, 10)
  await keepDemoMessages(test.database.db, clientId(), test.now())
  expect(await shown()).toEqual(['now'])
})

it('every client of a demo begins with a message of its own', async () => {
  await keepDemoMessages(test.database.db, 'another client', test.now())
  await keepDemoMessages(test.database.db, clientId(), test.now())
  expect(await shown()).toEqual(['Dieser Shop ist eine Vorführung'])
  expect(await test.database.db.select().from(messageOfTheDay)).toHaveLength(2)
})
