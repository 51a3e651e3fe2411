import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { DOCTOR_CHECKS, RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { mailRecord } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const EDITS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditConfiguration]

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.clients = { ...test.world.clients, served: [clientIdOf(test.world)] }
})
afterEach(() => test.close())

const examined = async () => (await (await aStaffMember(test, EDITS)).send(calls.getStaffDoctor)).items
const stateOf = async (check: (typeof DOCTOR_CHECKS)[number]) => (await examined()).find(one => one.check === check)

it('who sees every company is told of each thing how it is', async () => {
  const items = await examined()
  expect(items.map(({ check }) => check).sort()).toEqual([...DOCTOR_CHECKS].sort())
  expect(items.find(({ check }) => check === 'database')).toMatchObject({ state: 'ok' })
  expect(await stateOf('mails')).toMatchObject({ state: 'ok', count: 0 })
})

it('a mail that did not go out within a day is told, and none of before', async () => {
  const told = { kind: 'order', email: 'x@example.org', subject: 'x', state: 'failed', tries: 1 } as const
  const id = randomUUID()
  const mail = { id, key: id, clientId: clientIdOf(test.world), ...told, lastOn: test.now() }
  await test.database.db.insert(mailRecord).values(mail)
  expect(await stateOf('mails')).toMatchObject({ state: 'hint', count: 1 })
  test.pass(24 * 60 + 1)
  expect(await stateOf('mails')).toMatchObject({ state: 'ok', count: 0 })
})

it('a database that does not write is a fault', async () => {
  test.world.databaseAnswers = () => Promise.reject(new Error('read only'))
  expect(await stateOf('database')).toMatchObject({ state: 'fault' })
})

it('storage is there, and a copy that does not run is told', async () => {
  expect((await stateOf('storage'))?.count).toBeGreaterThanOrEqual(0)
  expect(await stateOf('backups')).toMatchObject({ state: 'hint', count: 0 })
})

it('a company lacks what the law wants of it, in words of the reader’s language', async () => {
  const { client } = test.world
  const operator = { ...client.config.operator, vatId: '' }
  test.world.client = { ...client, config: { ...client.config, operator } }
  const company = await stateOf('company')
  expect(company?.findings).toContain('vatId is not given')
  const reader = visitorOf(test.app, 'de')
  reader.withToken(await tokenFor(test.world, { kind: 'staff', rights: EDITS }))
  const [inGerman] = (await reader.send(calls.getStaffDoctor)).items
  expect(inGerman).toMatchObject({ check: 'company' })
  expect(inGerman?.findings).toContain('vatId fehlt')
})

it('who sees one of several companies is told of that one alone', async () => {
  test.world.clients = { ...test.world.clients, served: [clientIdOf(test.world), randomUUID()] }
  expect((await examined()).map(({ check }) => check)).toEqual(['company'])
  const without = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel])
  expect((await without.send(calls.getStaffDoctor)).status).toBe(403)
})
