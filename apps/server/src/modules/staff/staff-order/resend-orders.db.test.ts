import { randomUUID } from 'node:crypto'
import { clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { mailWish, order as orders, staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, bought } from '../../../testing/purchase.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToResendMails, AllowedToApprove } = RIGHTS

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

async function aClerk(rights: number[] = [AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToResendMails]) {
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId: clientIdOf(test.world), rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return { id, visitor }
}

type Clerk = Awaited<ReturnType<typeof aClerk>>

const anOrder = () => bought(test, visitorOf(test.app))
const resend = ({ visitor }: Clerk, body: calls.ResendOrders, query: { dryRun?: boolean } = {}) =>
  visitor.send(calls.resendStaffOrders, { query, body })
const notesOf = ({ id }: Clerk) => test.world.db.select().from(staffAction).where(eq(staffAction.actorId, id))
const mailed = async () => (await takenJobs(test, 'sendOrderMail')).map(({ orderId }) => orderId).sort()

/** As many as nobody buys here, all but one of them copies without anything of their own. */
async function paidTwins(of: string, count: number) {
  const [row] = await test.world.db.select().from(orders).where(eq(orders.id, of))
  if (!row) throw new Error('it is not there')
  const twins = Array.from({ length: count }, (_, place) => ({
    ...row,
    id: randomUUID(),
    orderNumber: `TWIN${place}`,
    invoiceNumber: null,
    totalCents: 0,
    tickets: [],
    state: 'paid' as const,
  }))
  await test.world.db.insert(orders).values(twins)
  const ids = twins.map(({ id }) => id)
  const gone = async () => {
    await test.world.db.delete(mailWish).where(inArray(mailWish.orderId, ids))
    await test.world.db.delete(orders).where(inArray(orders.id, ids))
  }
  return { ids, gone }
}

describe('mails of several orders', () => {
  it('go out again, noted order by order; of each that has none it is said why', async () => {
    const clerk = await aClerk()
    const [one, two, foreign] = [await anOrder(), await anOrder(), await anOrder()]
    const cart = await aCart(visitorOf(test.app))
    const other = clientIdOf({ client: clients.find(client => client !== defaultClient) ?? defaultClient })
    const move = (clientId: string) =>
      test.world.db.update(orders).set({ clientId }).where(eq(orders.id, foreign.orderId))
    await move(other)
    await mailed()
    const orderIds = [one, two, cart, foreign].map(({ orderId }) => orderId)
    const { items } = await resend(clerk, { orderIds: [...orderIds, randomUUID()] })
    expect(items.map(({ changed, orderNumber, error }) => [changed, orderNumber, error?.translationKey])).toEqual([
      [true, one.orderNumber, undefined],
      [true, two.orderNumber, undefined],
      [false, cart.orderNumber, 'error.orderNotFulfilled'],
      [false, null, 'error.orderNotFound'],
      [false, null, 'error.orderNotFound'],
    ])
    expect(await mailed()).toEqual([one.orderId, two.orderId].sort())
    const notes = await notesOf(clerk)
    expect(notes.map(({ subjectId }) => subjectId).sort()).toEqual([one.orderId, two.orderId].sort())
    expect(notes.every(({ call, after }) => call === 'admin/resendOrders' && after?.mailed === true)).toBe(true)
    await move(clientIdOf(test.world))
  })

  it('are only tried where that is asked for: nothing goes out, nothing is noted', async () => {
    const clerk = await aClerk()
    const { orderId } = await anOrder()
    await mailed()
    const { items } = await resend(clerk, { orderIds: [orderId] }, { dryRun: true })
    expect(items).toMatchObject([{ changed: true, error: null }])
    expect([await mailed(), await notesOf(clerk)]).toEqual([[], []])
  })

  it('are those of all paid orders that the list finds', async () => {
    const early = await anOrder()
    test.pass(60)
    const clerk = await aClerk()
    const from = test.now()
    const late = await anOrder()
    await aCart(visitorOf(test.app))
    await mailed()
    const { items } = await resend(clerk, { filter: { customDate: from } })
    expect(items.map(({ orderNumber }) => orderNumber)).toEqual([late.orderNumber])
    expect(await mailed()).toEqual([late.orderId])
    expect(early.orderId).not.toBe(late.orderId)
    expect((await resend(clerk, {})).errors).toMatchObject([{ translationKey: 'error.required' }])
  })

  it('need the right to', async () => {
    const clerk = await aClerk([AllowedToUseAdminPanel, AllowedToSeeOrders])
    expect((await resend(clerk, { orderIds: [randomUUID()] })).status).toBe(403)
  })
})

describe('more than five hundred mails', () => {
  it('wait for a second person where the company wants it so, up to then they do not', async () => {
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['mails' as const] }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const clerk = await aClerk()
    const { orderId } = await anOrder()
    const { ids, gone } = await paidTwins(orderId, 501)
    await mailed()
    expect((await resend(clerk, { orderIds: ids })).status).toBe(202)
    expect(await mailed()).toEqual([])
    expect(await notesOf(clerk)).toMatchObject([{ subjectKind: 'approval' }])
    const second = await aClerk([AllowedToUseAdminPanel, AllowedToApprove])
    const [waiting] = (await second.visitor.send(calls.getStaffApprovals, { query: { state: 'waiting' } })).items
    expect(waiting).toMatchObject({ act: 'mails', subjectKind: 'order' })
    const params = { approvalId: waiting?.id ?? '' }
    const agreed = await second.visitor.send(calls.approveStaffAct, { params, body: { hash: waiting?.hash ?? '' } })
    expect(agreed.status).toBe(200)
    expect(await mailed()).toHaveLength(501)
    expect((await notesOf(clerk)).filter(({ after }) => after?.secondPerson === second.id)).toHaveLength(501)
    test.pass(1)
    expect((await resend(clerk, { orderIds: ids.slice(0, 500) })).status).toBe(200)
    await gone()
  })

  it('go out at once where it does not', async () => {
    const clerk = await aClerk()
    const { orderId } = await anOrder()
    const { ids, gone } = await paidTwins(orderId, 501)
    expect((await resend(clerk, { orderIds: ids })).items.every(({ changed }) => changed)).toBe(true)
    await gone()
  })
})
