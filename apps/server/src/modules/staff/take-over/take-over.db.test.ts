import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { isOwnersAlone, takeOverSubject } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { eq, isNotNull } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accountEvent,
  refund,
  staffAction,
  ticketHandOver,
  userAccount,
  userSession,
} from '../../../db/schema/index.ts'
import { aCustomer, sendAccountMails } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { anOffer } from '../../../testing/hand-over.ts'
import { sampleInput } from '../../../testing/hostile/sample-input.ts'
import { aCart, aDayTicket, execution, referenceOf, verified } from '../../../testing/purchase.ts'
import { errorsOf, sendRaw } from '../../../testing/raw-request.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { fulfilOrder } from '../../ticket/fulfilment/index.ts'
import { tellOwners } from './tell-owners.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToTakeOverUsers: TAKE_OVER } = RIGHTS
const { AllowedToSeeUsers: SEE, AllowedToEditUsers: EDIT, AllowedToManageStaff: MANAGE } = RIGHTS
const REASON = 'cannot find the ticket'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

async function aClerk(rights: readonly number[] = [PANEL, TAKE_OVER]) {
  const id = randomUUID()
  const { clientId } = test.world.client.config.settings
  const session = await staffSession(test.world, { id, clientId, rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return { id, session, visitor }
}
type Clerk = Awaited<ReturnType<typeof aClerk>>

const take = ({ visitor }: Clerk, userId: string, reason = REASON) =>
  visitor.send(calls.takeOverUser, { params: { userId }, query: { reason } })

/** In the place of a customer. */
async function inPlaceOf(clerk: Clerk, userId: string) {
  const [taken] = (await take(clerk, userId)).items
  if (!taken) throw new Error('not taken over')
  const visitor = visitorOf(test.app)
  visitor.withToken(taken.id_token)
  return { taken, visitor }
}

/** The company lets staff move so many cents in a customer's place. */
function letMove(takeOverCents: number) {
  const { client } = test.world
  const settings = { ...client.config.settings, takeOverCents }
  test.world.client = { ...client, config: { ...client.config, settings } }
}

const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const notes = (actorId: string) =>
  test.world.db.select().from(staffAction).where(eq(staffAction.actorId, actorId)).orderBy(staffAction.number)

describe('a customer is taken over', () => {
  it('with a reason, by a token of theirs that names who acts, for a quarter of an hour without a next one', async () => {
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    const clerk = await aClerk()
    expect(wordOf(await take(clerk, signedIn.userId, 'because'))).toBe('error.reasonTooShort')
    const { taken, visitor } = await inPlaceOf(clerk, signedIn.userId)
    expect(decodeJwt(taken.id_token)).toMatchObject({ sub: signedIn.userId, act: { sub: clerk.id } })
    expect(taken).toMatchObject({ userId: signedIn.userId, until: '2026-11-21T09:15:00.000Z' })
    expect(taken).not.toHaveProperty('refresh_token')
    expect((await visitor.ask(calls.getUser)).email).toBe('ada@example.org')
    expect(await notes(clerk.id)).toMatchObject([
      { call: 'admin/takeOverUser', subjectId: signedIn.userId, after: { reason: REASON } },
    ])
    expect(await test.world.db.select().from(accountEvent)).toContainEqual(
      expect.objectContaining({ kind: 'takenOver', accountId: signedIn.userId }),
    )
    test.pass(15)
    expect((await visitor.send(calls.getUser)).status).toBe(401)
  })

  it('never who is of the staff, of another client, disabled or holds a right to work here', async () => {
    const [clerk, colleague] = [await aClerk(), await aClerk()]
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    const change = (over: Partial<typeof userAccount.$inferInsert>) =>
      test.world.db.update(userAccount).set(over).where(eq(userAccount.id, signedIn.userId))
    expect(wordOf(await take(clerk, colleague.id))).toBe('error.userNotFound')
    expect(wordOf(await take(clerk, randomUUID()))).toBe('error.userNotFound')
    await change({ state: 'disabled' })
    expect(wordOf(await take(clerk, signedIn.userId))).toBe('error.notTakenOver')
    await change({ state: 'active', rights: [PANEL] })
    expect(wordOf(await take(clerk, signedIn.userId))).toBe('error.notTakenOver')
    await change({ rights: [], clientId: 'another' })
    expect(wordOf(await take(clerk, signedIn.userId))).toBe('error.userNotFound')
  })

  it('not where they do not want it, and whoever acts in their place right then is out with the next call', async () => {
    const { signedIn, visitor: ada } = await aCustomer(test, { email: 'ada@example.org' })
    const clerk = await aClerk()
    const { visitor } = await inPlaceOf(clerk, signedIn.userId)
    expect(wordOf(await visitor.send(calls.allowTakeOver, { body: { allowed: false } }))).toBe('error.ownerOnly')
    expect(await ada.ask(calls.allowTakeOver, { body: { allowed: false } })).toMatchObject({ allowsTakeOver: false })
    expect((await visitor.send(calls.getUser)).status).toBe(401)
    expect((await ada.ask(calls.getUser)).allowsTakeOver).toBe(false)
    expect(wordOf(await take(clerk, signedIn.userId))).toBe('error.takeOverUnwanted')
    await ada.ask(calls.allowTakeOver, { body: { allowed: true } })
    expect((await take(clerk, signedIn.userId)).status).toBe(200)
  })

  it('nor where they say so at the same moment: nobody goes on in their place', async () => {
    const { signedIn, visitor: ada } = await aCustomer(test, { email: 'ada@example.org' })
    const clerk = await aClerk()
    await Promise.all([
      take(clerk, signedIn.userId),
      ada.ask(calls.allowTakeOver, { body: { allowed: false } }),
      take(clerk, signedIn.userId),
    ])
    const sessions = await test.world.db.select().from(userSession).where(eq(userSession.accountId, signedIn.userId))
    expect(sessions.filter(({ takeOver, endedOn }) => takeOver !== null && endedOn === null)).toEqual([])
  })

  it('nor where they are just saying so: whoever takes them over waits for that', async () => {
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    const clerk = await aClerk()
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const taking = await test.world.db.transaction(async tx => {
      const refused = { takeOverRefusedOn: test.now() }
      await tx.update(userAccount).set(refused).where(eq(userAccount.id, signedIn.userId))
      const taken = take(clerk, signedIn.userId)
      await vi.waitFor(async () => expect((await test.database.pool.query(waiting)).rowCount).toBe(1))
      return { taken }
    })
    expect(wordOf(await taking.taken)).toBe('error.takeOverUnwanted')
  })

  it('and does not do what is theirs alone: every write that is not said to be staff’s is refused', async () => {
    const { signedIn, visitor: ada } = await aCustomer(test, { email: 'ada@example.org' })
    const cart = await aCart(ada)
    const { taken } = await inPlaceOf(await aClerk(), signedIn.userId)
    const closed = catalogue.filter(
      call => !['public', 'staff', 'partner'].includes(call.access.who) && isOwnersAlone(call),
    )
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'user/changePassword',
        'user/beginPasskey',
        'user/requestDeletion',
        'user/exportUserData',
        'user/addMandate',
        'payment/addPaymentMethod',
        'user/acceptTerms',
        'user/endSessions',
      ]),
    )
    for (const call of closed) {
      const sample = sampleInput(call, { cart, parentTicketGuid: 'x', origin: 'x', destination: 'y' })
      const reply = await sendRaw(test.app, call, { ...sample, authorization: `Bearer ${taken.id_token}` })
      expect([call.name, errorsOf(reply)[0]?.translationKey]).toEqual([call.name, 'error.ownerOnly'])
    }
  })

  it('and does not take a ticket for them by a link', async () => {
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    const { secret } = await anOffer(test, visitorOf(test.app))
    const { visitor } = await inPlaceOf(await aClerk(), signedIn.userId)
    expect(wordOf(await visitor.send(calls.takeHandOver, { body: { secret } }))).toBe('error.ownerOnly')
    expect(await test.world.db.$count(ticketHandOver, isNotNull(ticketHandOver.takenOn))).toBe(0)
  })

  it('orders what costs nothing, or as much as the company says, and leaves what mails they want', async () => {
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    const { visitor } = await inPlaceOf(await aClerk(), signedIn.userId)
    const cart = await aCart(visitor)
    const buy = (expectedTotalInCents: number) => {
      const { body } = sampleInput(calls.executeSale, { cart, parentTicketGuid: 'x', origin: 'x', destination: 'y' })
      return sendRaw(test.app, calls.executeSale, {
        body: { ...body, expectedTotalInCents },
        authorization: `Bearer ${visitor.token()}`,
      })
    }
    expect(errorsOf(await buy(1))[0]?.translationKey).toBe('error.ownerOnly')
    letMove(5_000)
    expect(errorsOf(await buy(5_001))[0]?.translationKey).toBe('error.ownerOnly')
    expect(errorsOf(await buy(5_000))[0]?.translationKey).not.toBe('error.ownerOnly')
    const params = { id: signedIn.userId }
    const mails = { notifications: [{ kind: 'newsletter' as const, enabled: true }] }
    expect(wordOf(await visitor.send(calls.updateUser, { params, body: mails }))).toBe('error.ownerOnly')
  })

  it('and gives back what cost nothing, or of an order as much as the company says, in one piece or in several', async () => {
    const { signedIn, visitor: ada } = await aCustomer(test, { email: 'ada@example.org' })
    const later = aDayTicket({ validFrom: '2026-11-28T10:00' })
    const { guest: _, ...body } = execution(await aCart(ada, later, later, later))
    const order = await ada.ask(calls.executeSale, { body })
    test.provider.decide(referenceOf(order), 'paid')
    await verified(ada, order)
    await fulfilOrder(test.world, order.orderId)
    const [first = '', second = '', third = ''] = order.tickets.map(({ ticketId }) => ticketId)
    const giveBack = (who: typeof ada, ...ticketGuids: string[]) =>
      who.send(calls.giveBackTickets, { params: { orderId: order.orderId }, body: { ticketGuids } })
    const price = order.totalGrossInCents / 3
    const { visitor } = await inPlaceOf(await aClerk(), signedIn.userId)
    expect(await giveBack(visitor, first)).toMatchObject({
      errors: [{ translationKey: 'error.ownerOnly', fieldName: 'ticketGuids' }],
    })
    letMove(price)
    expect(wordOf(await giveBack(visitor, first, second))).toBe('error.ownerOnly')
    expect((await giveBack(visitor, first)).status).toBe(200)
    expect(wordOf(await giveBack(visitor, second))).toBe('error.ownerOnly')
    expect(await test.world.db.select().from(refund)).toMatchObject([{ amountCents: price }])
    expect((await giveBack(ada, second, third)).status).toBe(200)
  })

  it('and is told by mail when it is over: why, and what was changed, once', async () => {
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    const clerk = await aClerk()
    const { visitor } = await inPlaceOf(clerk, signedIn.userId)
    const mails = () => test.mails.filter(({ subject }) => subject.includes('Our service was'))
    const told = async () => {
      await tellOwners(test.world)
      await sendAccountMails(test)
    }
    await visitor.ask(calls.updateUser, { params: { id: signedIn.userId }, body: { phone: '+49 30 9999' } })
    expect((await notes(clerk.id)).at(-1)).toMatchObject({
      call: 'user/updateUser',
      subjectId: signedIn.userId,
      after: { subject: takeOverSubject('user/updateUser') },
    })
    await told()
    expect(mails()).toEqual([])
    await visitor.send(calls.logout, { body: {} })
    await told()
    await told()
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.text).toContain(`Reason: ${REASON}`)
    expect(mails()[0]?.text).toContain('your details')
  })
})

describe('the report of take-overs', () => {
  const asking = async (
    query: calls.StaffTakeOversQuery = {},
    rights: readonly number[] = [PANEL, RIGHTS.AllowedToSeeAudit],
  ) => (await aClerk(rights)).visitor.send(calls.getStaffTakeOvers, { query })

  it('says who acted in whose place, why, what they changed, and when the customer was told', async () => {
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    const { visitor } = await inPlaceOf(await aClerk(), signedIn.userId)
    await visitor.ask(calls.updateUser, { params: { id: signedIn.userId }, body: { phone: '+49 30 9999' } })
    const [begun] = (await asking()).items
    expect(begun).toMatchObject({
      on: '2026-11-21T09:00:00.000Z',
      userId: signedIn.userId,
      reason: REASON,
      ticketNumber: '',
      changed: ['details'],
      toldOn: null,
    })
    expect(begun?.customerNumber).toBe((await visitor.ask(calls.getUser)).customerNumber)
    await visitor.send(calls.logout, { body: {} })
    await tellOwners(test.world)
    expect((await asking()).items).toMatchObject([{ toldOn: '2026-11-21T09:00:00.000Z' }])
  })

  it('is of the span and the clients that are asked for, and of who may see the audit', async () => {
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    await inPlaceOf(await aClerk(), signedIn.userId)
    const found = async (query: calls.StaffTakeOversQuery) => (await asking(query)).items.length
    expect(await found({ from: '2026-11-01T00:00:00.000Z', before: '2026-12-01T00:00:00.000Z' })).toBe(1)
    expect(await found({ from: '2026-12-01T00:00:00.000Z' })).toBe(0)
    expect(await found({ before: '2026-11-01T00:00:00.000Z' })).toBe(0)
    expect((await asking({}, [PANEL, TAKE_OVER])).status).toBe(403)
  })
})

describe('who acts in a customer’s place', () => {
  const change = (id: string, over: Partial<typeof userAccount.$inferInsert>) =>
    test.world.db.update(userAccount).set(over).where(eq(userAccount.id, id))
  const ending = { endedOn: '2026-11-21T09:01:00.000Z', endedBy: 'staff' } as const
  const signOut = (sessionId: string) =>
    test.world.db.update(userSession).set(ending).where(eq(userSession.id, sessionId))

  it.each<[string, (clerk: Clerk) => Promise<unknown>]>([
    ['is disabled', ({ id }) => change(id, { state: 'disabled' })],
    ['may take nobody over any more', ({ id }) => change(id, { rights: [PANEL] })],
    ['has no right to work here any more', ({ id }) => change(id, { rights: [TAKE_OVER] })],
    ['is of the staff no more', ({ id }) => change(id, { userType: USER_TYPE.WebShop })],
    ['was signed out', ({ session }) => signOut(session)],
    ['has signed out', ({ visitor }) => visitor.send(calls.logout, { body: {} })],
  ])('%s, and is nobody with the next call', async (_, lose) => {
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    const clerk = await aClerk()
    const { visitor } = await inPlaceOf(clerk, signedIn.userId)
    expect((await visitor.send(calls.getUser)).status).toBe(200)
    await lose(clerk)
    expect((await visitor.send(calls.getUser)).status).toBe(401)
  })

  it('goes on whatever happens to another of their sessions, and administrators without the right itself', async () => {
    const { signedIn } = await aCustomer(test, { email: 'ada@example.org' })
    const clerk = await aClerk([RIGHTS.IsAdministrator])
    const { clientId } = test.world.client.config.settings
    const elsewhere = await staffSession(test.world, { id: clerk.id, clientId, rights: [] })
    const { visitor } = await inPlaceOf(clerk, signedIn.userId)
    await signOut(elsewhere)
    expect((await visitor.send(calls.getUser)).status).toBe(200)
  })
})

describe('devices of a person', () => {
  const end = ({ visitor }: Clerk, userId: string, sessionId?: string) =>
    visitor.send(calls.endUserSessions, { params: { userId }, body: { sessionId } })

  it('are signed out one by one, or all', async () => {
    const { signedIn, visitor } = await aCustomer(test, { email: 'ada@example.org' })
    const clerk = await aClerk([PANEL, SEE, EDIT])
    const [device] = (await visitor.send(calls.getSessions)).items
    expect(wordOf(await end(clerk, signedIn.userId, randomUUID()))).toBe('error.notFound')
    expect((await end(clerk, signedIn.userId, device?.sessionId)).items).toEqual([
      { userId: signedIn.userId, ended: 1 },
    ])
    expect((await visitor.send(calls.getUser)).status).toBe(401)
    expect((await end(clerk, signedIn.userId)).items).toMatchObject([{ ended: 0 }])
  })

  it('of staff are for those who manage staff', async () => {
    const [clerk, other] = [await aClerk([PANEL, SEE, EDIT]), await aClerk()]
    expect(wordOf(await end(clerk, other.id))).toBe('error.forbidden')
    expect((await end(await aClerk([PANEL, SEE, EDIT, MANAGE]), other.id)).items).toMatchObject([{ ended: 1 }])
  })
})
