import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { messageOfTheDay, staffAction } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const RIGHTS_OF_WRITERS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditMessageOfTheDays]

const message = {
  title: { de: 'Linie 10', en: 'Line 10' },
  message: { de: '<p>Heute <b>nicht</b></p>', en: '<p>Not <b>today</b></p>' },
  from: '2026-11-21T08:00:00.000Z',
  to: '2026-11-22T10:00:00.000Z',
}

const shown = async () => (await visitorOf(test.app).send(calls.getMessageOfTheDay)).items.map(({ title }) => title)
const notes = async () => (await test.database.db.select().from(staffAction)).map(({ call }) => call)

it('a message is written, shown to passengers, changed and removed, and each of these is noted', async () => {
  const staff = await aStaffMember(test, RIGHTS_OF_WRITERS)
  const { items } = await staff.send(calls.createStaffMessage, { body: message })
  expect(items).toMatchObject([{ ...message, version: 1, state: 'shown' }])
  expect(await shown()).toEqual(['Line 10'])
  const id = items[0]?.id ?? ''
  const changed = await staff.send(calls.updateStaffMessage, {
    body: { ...message, id, version: 1, title: { de: 'Linie 11', en: 'Line 11' } },
  })
  expect(changed.items).toMatchObject([{ version: 2, title: { en: 'Line 11' } }])
  expect(await shown()).toEqual(['Line 11'])
  expect((await staff.send(calls.getStaffMessages)).items).toMatchObject([{ id, version: 2 }])
  expect((await staff.send(calls.deleteStaffMessage, { params: { id } })).status).toBe(200)
  expect(await shown()).toEqual([])
  expect(await notes()).toEqual([
    'admin/createMessageOfTheDay',
    'admin/updateMessageOfTheDay',
    'admin/deleteMessageOfTheDay',
  ])
})

it('two people change it: the later one is told, and what the first wrote stays', async () => {
  const staff = await aStaffMember(test, RIGHTS_OF_WRITERS)
  const { items } = await staff.send(calls.createStaffMessage, { body: message })
  const change = { ...message, id: items[0]?.id ?? '', version: 1 }
  await staff.send(calls.updateStaffMessage, { body: { ...change, title: { de: 'erste', en: 'first' } } })
  const late = await staff.send(calls.updateStaffMessage, {
    body: { ...change, title: { de: 'zweite', en: 'second' } },
  })
  expect(late).toMatchObject({
    status: 409,
    errors: [{ translationKey: 'error.changedMeanwhile', fieldName: 'version' }],
  })
  expect(await shown()).toEqual(['first'])
})

it('what is tried is answered as if it were done, and nothing is stored or noted', async () => {
  const staff = await aStaffMember(test, RIGHTS_OF_WRITERS)
  const script = { ...message, message: { de: '<p>a<script>x</script></p>', en: '<p onclick="x()">b</p>' } }
  const tried = await staff.send(calls.createStaffMessage, { query: { dryRun: true }, body: script })
  expect(tried).toMatchObject({ status: 200, items: [{ message: { de: '<p>a</p>', en: '<p>b</p>' } }] })
  expect(await test.database.db.select().from(messageOfTheDay)).toEqual([])
  expect(await notes()).toEqual([])
})

it.each([
  ['ends before it begins', { to: '2026-11-21T07:59:59.999Z' }, 'to', 'error.dateBeforeOther'],
  ['has no title in English', { title: { de: 'x', en: '' } }, 'title.en', 'error.required'],
  ['is nothing but a script', { message: { de: '<script>x</script>', en: 'x' } }, 'message.de', 'error.required'],
  ['is for a shop the writer does not see', { clientId: crypto.randomUUID() }, 'clientId', 'error.notValid'],
])('a message that %s is refused at its field', async (_, wrong, fieldName, translationKey) => {
  const staff = await aStaffMember(test, RIGHTS_OF_WRITERS)
  const refused = await staff.send(calls.createStaffMessage, { body: { ...message, ...wrong } })
  expect(refused).toMatchObject({ status: 400, errors: [{ fieldName, translationKey }] })
  expect(await test.database.db.select().from(messageOfTheDay)).toEqual([])
})

it('nobody sees, changes or removes a message of another company', async () => {
  const staff = await aStaffMember(test, RIGHTS_OF_WRITERS)
  const id = crypto.randomUUID()
  const { title, message: text, from: shownFrom, to: shownTo } = message
  const theirs = { id, clientId: crypto.randomUUID(), title, message: text, shownFrom, shownTo }
  await test.database.db.insert(messageOfTheDay).values(theirs)
  expect((await staff.send(calls.getStaffMessages)).items).toEqual([])
  const change = await staff.send(calls.updateStaffMessage, { body: { ...message, id, version: 1 } })
  expect(change.errors).toMatchObject([{ translationKey: 'error.messageNotFound' }])
  expect((await staff.send(calls.deleteStaffMessage, { params: { id } })).status).toBe(404)
  expect(await test.database.db.select().from(messageOfTheDay)).toMatchObject([theirs])
})
