import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, bought, placed, referenceOf } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { endCase, openCases, reconcile, refundCases } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** Nothing is paid here but orders. */
const noOthers = async () => undefined

const DAY = { from: '2026-11-21T00:00:00.000Z', until: '2026-11-22T00:00:00.000Z' }
const cases = () => openCases(test.world.db)

it('what the books and the provider agree on is no case', async () => {
  await bought(test, visitorOf(test.app))
  const ada = visitorOf(test.app)
  await placed(ada, await aCart(ada))
  expect(await reconcile(test.world, DAY, noOthers)).toEqual({ asked: 2, found: [] })
})

it('money that went back at the provider, and nobody here knows why, is a case that somebody closes', async () => {
  const ada = visitorOf(test.app)
  const order = await placed(ada, await aCart(ada))
  const reference = referenceOf(order)
  test.provider.decide(reference, 'paid')
  await reconcile(test.world, DAY, noOthers)
  const payment = test.provider.payments.get(reference)
  if (!payment) throw new Error('the provider has the payment')
  // By hand, on the provider's own pages.
  test.provider.payments.set(reference, { ...payment, refundedCents: 100 })

  const { found } = await reconcile(test.world, DAY, noOthers)
  expect(found).toMatchObject([{ kind: 'unknownRefund', reference, amountCents: 100, orderId: order.orderId }])
  expect((await reconcile(test.world, DAY, noOthers)).found).toEqual([])
  expect(await refundCases(test.world)).toEqual([])
  expect(await cases()).toEqual(found)
  const [id = ''] = found.map(each => each.id)
  const end = { state: 'closed' as const, closedOn: test.now() }
  expect(await endCase(test.world.db, id, end)).toBe(true)
  expect(await endCase(test.world.db, id, end)).toBe(false)
  expect(await cases()).toEqual([])
})

it('a provider that does not tell everything is no proof of anything', async () => {
  test.provider.down = true
  await expect(reconcile(test.world, DAY, noOthers)).rejects.toThrow('unreachable')
  test.provider.down = false
})
