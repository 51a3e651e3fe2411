import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, aGuest, DEBIT, execution, placed, referenceOf } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

it('a second way to pay that is refused for what the buyer has not said leaves the payment under way alone', async () => {
  const ada = visitorOf(test.app)
  const cart = await aCart(ada)
  const guest = { email: aGuest.email }
  const order = await placed(ada, cart, { guest })
  const body = execution(cart, { paymentMethodId: DEBIT, guest })
  expect((await ada.send(calls.executeSaleGuest, { body })).status).toBe(400)
  expect(test.provider.payments.get(referenceOf(order))?.state).toBe('open')
})
