import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, bought, placed, referenceOf } from '../../../testing/purchase.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
beforeAll(async () => {
  test = await testWorld()
  const { AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToVerifyPayments, AllowedToResendMails } = RIGHTS
  const rights = [AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToVerifyPayments, AllowedToResendMails]
  const { clientId } = test.world.client.config.settings
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId, rights })
  clerk = visitorOf(test.app)
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
})
afterAll(() => test.close())

const waiting = async () => {
  const visitor = visitorOf(test.app)
  return placed(visitor, await aCart(visitor))
}

const verify = (orderId: string) => clerk.send(calls.verifyStaffOrder, { body: { orderId } })
const resend = (orderId: string) => clerk.send(calls.resendStaffOrder, { params: { orderId } })

const noted = async (orderId: string) =>
  (await test.world.db.select().from(staffAction)).flatMap(row => (row.subjectId === orderId ? row.call : []))

describe('staff who ask how a payment stands', () => {
  it('have an order completed whose buyer never came back', async () => {
    const order = await waiting()
    test.provider.decide(referenceOf(order), 'paid')
    expect((await verify(order.orderId)).items).toMatchObject([{ state: 'completed', attempts: [{ state: 'paid' }] }])
    expect(await noted(order.orderId)).toEqual(['admin/verifyOrderPayment'])
  })

  it('hear that nobody knows while the provider does not answer, and when it is asked again', async () => {
    const order = await waiting()
    test.provider.down = true
    const { items } = await verify(order.orderId)
    test.provider.down = false
    expect(items).toMatchObject([{ state: 'deferred', attempts: [{ state: 'unknown' }] }])
    expect(items[0]?.attempts[0]?.askedAgainOn).not.toBeNull()
  })

  it('note nothing about an order that is not there', async () => {
    const nowhere = randomUUID()
    expect((await verify(nowhere)).status).toBe(404)
    expect(await noted(nowhere)).toEqual([])
  })
})

describe('staff who send a mail once more', () => {
  it('send it to the buyer, as often as the buyer may', async () => {
    const order = await bought(test, visitorOf(test.app))
    await takenJobs(test, 'sendOrderMail')
    expect((await resend(order.orderId)).status).toBe(200)
    expect(await takenJobs(test, 'sendOrderMail')).toMatchObject([{ orderId: order.orderId }])
    expect(await noted(order.orderId)).toEqual(['admin/resendEmail'])
    const again = []
    for (let minute = 0; minute < 5; minute += 1) {
      test.pass(1)
      again.push((await resend(order.orderId)).status)
    }
    expect(again).toEqual([200, 200, 200, 200, 429])
  })

  it('have nothing to send of an order that is not paid', async () => {
    const order = await waiting()
    expect((await resend(order.orderId)).errors[0]?.translationKey).toBe('error.orderNotFulfilled')
  })
})
