import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { staffAction } from '../../../db/schema/index.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { raiseEvent } from '../../run/common/index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const own = () => test.world.client.config.settings.clientId
const mail = (about: string, clientId: string | null) =>
  raiseEvent(test.database.db, test.world, clientId, { kind: 'mail', about, facts: { begun: 5 } })

const SEES = [RIGHTS.AllowedToUseAdminPanel]
const TAKES_NOTE = [...SEES, RIGHTS.AllowedToAcknowledgeEvents]

it('an event is taken note of once, with the name of who did, and the same trouble is told again afterwards', async () => {
  await mail('one', own())
  await mail('one', own())
  const staff = await aStaffMember(test, TAKES_NOTE)
  const { items } = await staff.send(calls.getStaffEvents)
  expect(items).toMatchObject([
    { level: 'warning', kind: 'mail', acknowledgedOn: null, client: 'Verkehrsverbund Lührtal' },
  ])
  expect(items[0]?.comment).toContain('begun 5 times')
  const params = { eventId: items[0]?.id ?? '' }
  expect((await staff.send(calls.acknowledgeStaffEvent, { params })).items).toMatchObject([
    { id: params.eventId, acknowledgedOn: test.world.realClock() },
  ])
  const again = await staff.send(calls.acknowledgeStaffEvent, { params })
  expect(again).toMatchObject({ status: 409, errors: [{ translationKey: 'error.eventAlreadyAcknowledged' }] })
  expect(await test.database.db.select().from(staffAction)).toHaveLength(1)
  await mail('one', own())
  expect((await staff.send(calls.getStaffEvents, { query: { acknowledged: false } })).items).toHaveLength(1)
  expect((await staff.send(calls.getStaffEvents)).items).toHaveLength(2)
})

it('nobody is told of another company’s trouble, and of the process only who sees every company it serves', async () => {
  await mail('theirs', crypto.randomUUID())
  await mail('process', null)
  test.world.clients = { ...test.world.clients, served: [own()] }
  const staff = await aStaffMember(test, TAKES_NOTE)
  const { items } = await staff.send(calls.getStaffEvents)
  expect(items.map(({ clientId }) => clientId)).toEqual([null])
  test.world.clients = { ...test.world.clients, served: [own(), crypto.randomUUID()] }
  expect((await staff.send(calls.getStaffEvents)).items).toEqual([])
  const refused = await staff.send(calls.acknowledgeStaffEvent, { params: { eventId: items[0]?.id ?? '' } })
  expect(refused).toMatchObject({ status: 404, errors: [{ translationKey: 'error.eventNotFound' }] })
})

it('who may only look cannot take note', async () => {
  await mail('one', own())
  const staff = await aStaffMember(test, SEES)
  const [event] = (await staff.send(calls.getStaffEvents)).items
  expect((await staff.send(calls.acknowledgeStaffEvent, { params: { eventId: event?.id ?? '' } })).status).toBe(403)
})
