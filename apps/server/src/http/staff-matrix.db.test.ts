import { randomUUID } from 'node:crypto'
import { clients, defaultClient } from '@billett/clients'
import type { Call } from '@billett/contract'
import * as calls from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { holdsRights, RIGHTS, ROLES } from '@billett/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../call/client-id-of.ts'
import { ALL_RIGHTS } from '../call/visitor.ts'
import { adminEvent, messageOfTheDay, order as orders, staffAction, userAccount } from '../db/schema/index.ts'
import { brokenInvariants } from '../modules/upkeep/books-check/index.ts'
import { aCustomer } from '../testing/account.ts'
import { tokenFor } from '../testing/callers.ts'
import { visitorOf } from '../testing/client.ts'
import { databasePrint } from '../testing/database-print.ts'
import { type Sample, sampleInput } from '../testing/hostile/sample-input.ts'
import { bought } from '../testing/purchase.ts'
import { errorsOf, sendRaw } from '../testing/raw-request.ts'
import { staffSession } from '../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

const staffCalls = catalogue.flatMap(call => (call.access.who === 'staff' ? [{ call, access: call.access }] : []))
const titled = staffCalls.map(one => [one.call.name, one] as const)

const OTHER = clientIdOf({ client: clients.find(client => client !== defaultClient) ?? defaultClient })

let test: TestWorld
/** What there is of a client. */
interface Belongings {
  clientId: string
  order: calls.PreparedOrder
  userId: string
  /** Somebody of the company. */
  staffId: string
  messageId: string
  eventId: string
}

/** Of the client whose shop is asked, and of another one. */
let own: Belongings
let foreign: Belongings

/** What the people of the company have whose rights are changed here, to the same. */
const HELD = [RIGHTS.AllowedToUseAdminPanel]

/** With a good answer of a real device it is shown in `staff-rights.db.test.ts`; here it has none. */
const ANSWERED_BADLY = new Set(['admin/stepUp'])

const isDone = ({ name }: Call, status: number): boolean => status === (ANSWERED_BADLY.has(name) ? 400 : 200)

const belongings = async (clientId: string, email: string): Promise<Belongings> => {
  const { visitor, signedIn } = await aCustomer(test, { email })
  const [messageId, eventId] = [randomUUID(), randomUUID()]
  const staffId = randomUUID()
  await staffSession(test.world, { id: staffId, clientId: clientIdOf(test.world), rights: HELD })
  return { clientId, order: await bought(test, visitor), userId: signedIn.userId, staffId, messageId, eventId }
}

/** What a call before may have changed or removed is as it was. */
async function anew({ clientId, messageId, eventId }: Belongings): Promise<void> {
  const [date, text] = [test.now(), { de: 'x', en: 'x' }]
  await test.world.db
    .insert(messageOfTheDay)
    .values({ id: messageId, clientId, title: text, message: text, shownFrom: date, shownTo: date })
    .onConflictDoUpdate({ target: messageOfTheDay.id, set: { version: 1 } })
  await test.world.db
    .insert(adminEvent)
    .values({ id: eventId, key: eventId, clientId, level: 'info', kind: 'mail', facts: { begun: 1 }, date })
    .onConflictDoUpdate({ target: adminEvent.id, set: { acknowledgedBy: null, acknowledgedOn: null } })
}

const ofClient = (clientId: string) =>
  test.world.db
    .update(userAccount)
    .set({ clientId })
    .where(inArray(userAccount.id, [foreign.userId, foreign.staffId]))

beforeAll(async () => {
  test = await testWorld({ config: { SENIOR_CLIENT: 'nobody' } })
  own = await belongings(clientIdOf(test.world), 'ada@example.org')
  foreign = await belongings(OTHER, 'eve@example.org')
  await test.world.db.update(orders).set({ clientId: OTHER }).where(eq(orders.id, foreign.order.orderId))
  await ofClient(OTHER)
})
afterAll(async () => {
  const { clientId } = defaultClient.config.settings
  await test.world.db.update(orders).set({ clientId }).where(eq(orders.id, foreign.order.orderId))
  await ofClient(clientId)
  await test.close()
})

const about = (call: Call, { order, userId, staffId, clientId, messageId, eventId }: Belongings): Sample => {
  const sample = sampleInput(call, { cart: order, parentTicketGuid: 'x', origin: 'x', destination: 'y' })
  const whose = call.path.startsWith('/admin/staff/') ? staffId : userId
  const ids: Record<string, unknown> = { userId: whose, rights: HELD, expected: HELD, clientId, eventId, id: messageId }
  const naming = (part: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, ids[name] ?? value]))
  return { ...sample, query: {}, params: naming(sample.params), body: naming(sample.body) }
}

const ask = (call: Call, token: string, whose: Belongings) =>
  sendRaw(test.app, call, { ...about(call, whose), authorization: `Bearer ${token}` })

const staff = (rights: readonly number[], id: string = randomUUID()) =>
  tokenFor(test.world, { kind: 'staff', id, rights })

describe('a call of staff that asks for a fresh proof', () => {
  const asking = titled.filter(([, { access }]) => access.stepUp)

  it('is among them', () => expect(asking.length).toBeGreaterThan(0))

  it.each(asking)('%s is not made without it, whatever rights one holds', async (_, { call }) => {
    const [id, clientId] = [randomUUID(), clientIdOf(test.world)]
    const session = await staffSession(test.world, { id, clientId, rights: ALL_RIGHTS, isProven: false })
    const token = await tokenFor(test.world, { kind: 'staff', id, session })
    const before = await databasePrint(test.world.db)
    expect(errorsOf(await ask(call, token, own))).toMatchObject([{ translationKey: 'error.stepUpNeeded' }])
    expect(await databasePrint(test.world.db)).toBe(before)
  })
})

describe('a call of staff', () => {
  it.each(titled)('%s is made by the roles that hold all of its rights, and by no other', async (_, one) => {
    for (const [role, named] of Object.entries(ROLES)) {
      const held = named.map(right => RIGHTS[right])
      await anew(own)
      const { statusCode } = await ask(one.call, await staff(held), own)
      if (holdsRights(held, one.access.rights)) expect(isDone(one.call, statusCode), role).toBe(true)
      else expect(statusCode, role).toBe(403)
    }
  })

  it.each(titled)('%s is not made any more once a right of it was taken away', async (_, { call, access }) => {
    for (const lost of access.rights) {
      const id = randomUUID()
      const token = await staff(
        access.rights.map(right => RIGHTS[right]),
        id,
      )
      await anew(own)
      expect(isDone(call, (await ask(call, token, own)).statusCode)).toBe(true)
      const rights = access.rights.filter(right => right !== lost).map(right => RIGHTS[right])
      await test.world.db.update(userAccount).set({ rights }).where(eq(userAccount.id, id))
      expect((await ask(call, token, own)).statusCode, lost).toBe(403)
    }
  })

  /** The questions that passkeys are asked are another each time, and name nobody. */
  const naming = titled.filter(([, { call }]) => !call.path.startsWith('/admin/stepUp'))

  it.each(naming)('%s says of another client’s what it says of nothing', async (_, { call }) => {
    const token = await staff(ALL_RIGHTS)
    const [clientId, userId, staffId] = [randomUUID(), randomUUID(), randomUUID()]
    const [messageId, eventId] = [randomUUID(), randomUUID()]
    const ids = { clientId, userId, staffId, messageId, eventId }
    const nothing = { order: { ...foreign.order, orderId: randomUUID() }, ...ids }
    await anew(foreign)
    const before = await databasePrint(test.world.db)
    const answers = [await ask(call, token, foreign), await ask(call, token, nothing)]
    expect(answers[0]?.statusCode).toBe(answers[1]?.statusCode)
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect(answers[0]?.body).not.toContain(foreign.order.orderNumber)
    if (answers[0]?.statusCode !== 200) expect(await databasePrint(test.world.db)).toBe(before)
  })

  it.each(titled)(
    '%s is noted once where it changes something or is read in full, and only when it was done',
    async (_, { call }) => {
      const id = randomUUID()
      const noted = async () =>
        (await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, id))).map(row => row.call)
      await ask(call, await staff([RIGHTS.AllowedToUseAdminPanel], id), foreign)
      expect((await noted()).every(name => calls.isNoted(call) && name === call.name)).toBe(true)
      const actor = randomUUID()
      await anew(own)
      const { statusCode } = await ask(call, await staff(ALL_RIGHTS, actor), own)
      expect(isDone(call, statusCode)).toBe(true)
      const rows = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, actor))
      expect(rows.map(row => row.call)).toEqual(calls.isNoted(call) && statusCode === 200 ? [call.name] : [])
    },
  )
})

it('staff of the senior client see what is every client’s', async () => {
  const senior = await testWorld({
    config: { SENIOR_CLIENT: defaultClient.name },
    database: { ...test.database, close: async () => undefined },
  })
  const clerk = visitorOf(senior.app)
  clerk.withToken(await staff(ALL_RIGHTS))
  const { items } = await clerk.send(calls.searchStaffOrders, { query: {} })
  expect(items.map(({ orderId }) => orderId)).toContain(foreign.order.orderId)
  const only = await clerk.send(calls.searchStaffOrders, { query: { clientId: OTHER } })
  expect(only.items.map(({ orderId }) => orderId)).toEqual([foreign.order.orderId])
})

it('a note that was changed, or left out, behind the shop’s back is found', async () => {
  const broken = async () =>
    (await brokenInvariants(test.world.db, test.now())).flatMap(({ invariant, what }) =>
      invariant.startsWith('every act of staff') ? what : [],
    )
  const secretly = (statement: string) =>
    test.world.db.transaction(async tx => {
      await tx.execute(sql`alter table staff_action disable trigger user`)
      await tx.execute(sql.raw(statement))
      await tx.execute(sql`alter table staff_action enable trigger user`)
    })
  expect(await broken()).toEqual([])
  await secretly(`update staff_action set call = call || 'x' where number = 2`)
  expect(await broken()).toEqual(['2'])
  await secretly(`update staff_action set call = rtrim(call, 'x') where number = 2`)
  expect(await broken()).toEqual([])
  await secretly(
    'create temporary table gone as select * from staff_action where number = 3; delete from staff_action where number = 3',
  )
  expect(await broken()).toEqual(['4'])
  await secretly('insert into staff_action select * from gone')
  expect(await broken()).toEqual([])
})
