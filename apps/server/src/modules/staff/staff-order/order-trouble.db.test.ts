import * as calls from '@billett/contract'
import { ORDER_TROUBLES, type OrderTrouble, RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentAttempt, refund } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, bought, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { settlePayment } from '../../pay/payment/index.ts'
import { latestAttempt } from '../../ticket/order/index.ts'

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
const orderIn: Partial<Record<OrderTrouble, string>> = {}

/** An order whose payment came to so many cents more than was asked for. */
async function paidOff(cents: number): Promise<string> {
  const visitor = visitorOf(test.app)
  const order = await placed(visitor, await aCart(visitor))
  test.provider.decide(referenceOf(order), 'paid', order.totalGrossInCents + cents)
  await verified(visitor, order)
  return order.orderId
}

/** Paid, but no barcode can be signed just now. */
async function withoutTickets(): Promise<string> {
  const visitor = visitorOf(test.app)
  const order = await placed(visitor, await aCart(visitor))
  test.provider.decide(referenceOf(order), 'paid')
  const { barcode } = test.world
  const sign = () => {
    throw new Error('the key cannot be read')
  }
  test.world.barcode = { ...barcode, sign }
  const attempt = await latestAttempt(test.world.db, order.orderId)
  if (attempt) await settlePayment(test.world, attempt)
  test.world.barcode = barcode
  return order.orderId
}

beforeAll(async () => {
  test = await testWorld()
  const { db } = test.world
  orderIn.paidNotFulfilled = await withoutTickets()
  orderIn.refundFailed = await paidOff(100)
  await db.update(refund).set({ state: 'failed' }).where(eq(refund.orderId, orderIn.refundFailed))
  await db.update(refund).set({ why: 'orderClosed' }).where(eq(refund.orderId, orderIn.refundFailed))
  orderIn.paidTwice = await paidOff(100)
  await db.update(refund).set({ state: 'done' }).where(eq(refund.orderId, orderIn.paidTwice))
  orderIn.underpaid = await paidOff(-100)
  await db.update(refund).set({ state: 'done' }).where(eq(refund.orderId, orderIn.underpaid))
  orderIn.refundWaiting = await paidOff(100)
  await db.update(refund).set({ why: 'orderClosed' }).where(eq(refund.orderId, orderIn.refundWaiting))
  const visitor = visitorOf(test.app)
  orderIn.interrupted = (await placed(visitor, await aCart(visitor))).orderId
  orderIn.testPurchase = (await bought(test, visitorOf(test.app))).orderId
  await db.update(paymentAttempt).set({ provider: 'demo' }).where(eq(paymentAttempt.orderId, orderIn.testPurchase))
  await bought(test, visitorOf(test.app))
  clerk = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders])
})
afterAll(async () => {
  await test.world.db.update(refund).set({ state: 'requested', why: 'wrongAmount' })
  await test.close()
})

const found = async (query: Partial<calls.StaffOrdersQuery>) =>
  (await clerk.send(calls.searchStaffOrders, { query })).items

describe('an order in trouble', () => {
  it.each(ORDER_TROUBLES)('%s is found by it alone, and says so', async trouble => {
    const orders = await found({ trouble })
    expect(orders.map(({ orderId, troubles }) => ({ orderId, troubles }))).toEqual([
      { orderId: orderIn[trouble], troubles: [trouble] },
    ])
    const { items } = await clerk.send(calls.countStaffOrders, { query: { trouble } })
    expect(items).toEqual([{ count: 1, isExact: true }])
  })

  it('that was opened with a key of trials is a test purchase, with a real one it is none', async () => {
    const { orderId } = await bought(test, visitorOf(test.app))
    const is = (reference: string) =>
      test.world.db.update(paymentAttempt).set({ reference }).where(eq(paymentAttempt.orderId, orderId))
    const isFound = async () => (await found({ trouble: 'testPurchase' })).some(order => order.orderId === orderId)
    await is('cs_test_a1')
    expect(await isFound()).toBe(true)
    await is('csatestaa1')
    expect(await isFound()).toBe(false)
    await is('cs_live_a1')
    expect(await isFound()).toBe(false)
  })
})
