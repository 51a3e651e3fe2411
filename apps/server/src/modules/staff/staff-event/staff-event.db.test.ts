import * as calls from '@billett/contract'
import { addMinutes, RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminEvent, staffAction } from '../../../db/schema/index.ts'
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

const handle = (staff: Awaited<ReturnType<typeof aStaffMember>>, body: calls.HandleEvents) =>
  staff.send(calls.handleStaffEvents, { body })

it('what was met again is one event, with how often and when last, and comes before what was met earlier', async () => {
  await mail('one', own())
  const first = test.now()
  test.pass(1)
  await mail('two', own())
  test.pass(1)
  await mail('one', own())
  const staff = await aStaffMember(test, SEES)
  const { items } = await staff.send(calls.getStaffEvents)
  expect(items).toMatchObject([
    { times: 2, date: first, lastOn: test.now() },
    { times: 1, lastOn: items[1]?.date },
  ])
  expect((await staff.send(calls.getStaffEvents, { query: { from: test.now() } })).items).toHaveLength(1)
})

it('several of a kind are taken note of at once with a word about it, each noted; those already done stay as they are', async () => {
  await mail('one', own())
  await mail('two', own())
  await raiseEvent(test.database.db, test.world, own(), { kind: 'declaration', about: 'x', facts: { firstId: 'x' } })
  const staff = await aStaffMember(test, TAKES_NOTE)
  const { items: mails } = await staff.send(calls.getStaffEvents, { query: { kinds: ['mail'] } })
  const eventIds = mails.map(({ id }) => id)
  await staff.send(calls.acknowledgeStaffEvent, { params: { eventId: eventIds[0] ?? '' } })
  const done = await handle(staff, { eventIds, act: 'acknowledge', note: 'The mail server was away.' })
  expect(done.items).toMatchObject([{ id: eventIds[1], note: 'The mail server was away.', acknowledgedOn: test.now() }])
  expect(await test.database.db.select().from(staffAction)).toMatchObject([
    { call: 'admin/acknowledgeEvent' },
    { call: 'admin/handleEvents', subjectId: eventIds[1], after: { act: 'acknowledge', kind: 'mail' } },
  ])
  expect((await handle(staff, { eventIds, act: 'acknowledge' })).errors).toMatchObject([
    { translationKey: 'error.eventAlreadyAcknowledged' },
  ])
  expect((await staff.send(calls.getStaffEvents, { query: { acknowledged: false } })).items).toMatchObject([
    { kind: 'declaration' },
  ])
})

it('is handed to a colleague who sees events, found among one’s own, and given back', async () => {
  await mail('one', own())
  const id = crypto.randomUUID()
  const staff = await aStaffMember(test, TAKES_NOTE)
  const colleague = await aStaffMember(test, SEES, id)
  const stranger = crypto.randomUUID()
  await aStaffMember(test, [RIGHTS.AllowedToSeeOrders], stranger)
  const { items: colleagues } = await staff.send(calls.getStaffColleagues)
  expect(colleagues.map(({ isSelf }) => isSelf).sort()).toEqual([false, true])
  const [event] = (await staff.send(calls.getStaffEvents)).items
  const eventIds = [event?.id ?? '']
  expect((await handle(staff, { eventIds, act: 'assign', assignedTo: stranger })).errors).toMatchObject([
    { fieldName: 'assignedTo', translationKey: 'error.userNotFound' },
  ])
  expect((await handle(staff, { eventIds, act: 'assign', assignedTo: id })).items).toMatchObject([{ assignedTo: id }])
  expect((await colleague.send(calls.getStaffEvents, { query: { mine: true } })).items).toHaveLength(1)
  expect((await staff.send(calls.getStaffEvents, { query: { mine: true } })).items).toEqual([])
  expect((await handle(staff, { eventIds, act: 'assign' })).items).toMatchObject([{ assignedTo: null }])
  expect((await staff.send(calls.getStaffEvents, { query: { mine: false } })).items).toHaveLength(1)
})

it('what is put off waits for nobody until then', async () => {
  await mail('one', own())
  const staff = await aStaffMember(test, TAKES_NOTE)
  const [event] = (await staff.send(calls.getStaffEvents)).items
  const eventIds = [event?.id ?? '']
  const waiting = async () => (await staff.send(calls.getStaffEvents, { query: { snoozed: false } })).items.length
  const queued = async () => {
    const { items } = await staff.send(calls.getStaffQueues, { query: { queue: 'events' } })
    return items[0]?.count
  }
  expect((await handle(staff, { eventIds, act: 'snooze', snoozedUntil: test.now() })).errors).toMatchObject([
    { fieldName: 'snoozedUntil' },
  ])
  const snoozedUntil = addMinutes(test.now(), 10)
  expect((await handle(staff, { eventIds, act: 'snooze', snoozedUntil })).items).toMatchObject([{ snoozedUntil }])
  expect([await waiting(), await queued()]).toEqual([0, 0])
  expect((await staff.send(calls.getStaffEvents, { query: { snoozed: true } })).items).toHaveLength(1)
  test.pass(11)
  expect([await waiting(), await queued()]).toEqual([1, 1])
})

it('of another company’s event among them nobody is told, and nothing is done', async () => {
  await mail('one', own())
  await mail('theirs', crypto.randomUUID())
  const staff = await aStaffMember(test, TAKES_NOTE)
  const ids = (await test.database.db.select().from(adminEvent)).map(({ id }) => id)
  const refused = await handle(staff, { eventIds: ids, act: 'acknowledge' })
  expect(refused).toMatchObject({ status: 404, errors: [{ translationKey: 'error.eventNotFound' }] })
  expect((await staff.send(calls.getStaffEvents, { query: { acknowledged: true } })).items).toEqual([])
})
