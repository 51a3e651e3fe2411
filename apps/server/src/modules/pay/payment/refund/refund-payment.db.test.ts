import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { adminEvent, refund as refunds } from '../../../../db/schema/index.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { aCart, placed, referenceOf, verified } from '../../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { refundPayment } from './refund-payment.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** Of an order that was not paid in full. */
async function aRefund(): Promise<string> {
  const ada = visitorOf(test.app)
  const order = await placed(ada, await aCart(ada))
  test.provider.decide(referenceOf(order), 'paid', order.totalGrossInCents - 100)
  await verified(ada, order)
  const [refund] = await test.world.db.select().from(refunds).where(eq(refunds.orderId, order.orderId))
  if (!refund) throw new Error('nothing is to be given back')
  return refund.id
}

const stateOf = async (id: string) => (await test.world.db.select().from(refunds).where(eq(refunds.id, id)))[0]?.state

it('a refund that is refused ends together with what staff are told of it, or not at all', async () => {
  const id = await aRefund()
  const told = () =>
    test.world.db
      .select()
      .from(adminEvent)
      .where(eq(adminEvent.key, `refund:${id}`))
  test.provider.refundPayment = async () => ({ state: 'refused', reason: 'rejected' })

  const breaking = {
    ...test.world,
    newRowId: () => {
      throw new Error('the process ends here')
    },
  }
  await expect(refundPayment(breaking, id)).rejects.toThrow('the process ends here')
  expect({ state: await stateOf(id), told: await told() }).toEqual({ state: 'requested', told: [] })

  await refundPayment(test.world, id)
  await refundPayment(test.world, id)
  expect(await stateOf(id)).toBe('failed')
  expect(await told()).toMatchObject([
    { level: 'serious', clientId: clientIdOf(test.world), facts: { reason: 'rejected', currency: 'EUR' } },
  ])
})
