import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { anOffer, take } from '../../../testing/hand-over.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
beforeAll(async () => {
  test = await testWorld()
  clerk = visitorOf(test.app)
  const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', rights }))
})
afterAll(() => test.close())

const handOversOf = async (orderId = '') => (await clerk.ask(calls.getStaffOrder, { params: { orderId } })).handOvers

it('staff see where a ticket went that was handed over, and at the other order where it came from', async () => {
  const { given, secret } = await anOffer(test, visitorOf(test.app))
  expect(await handOversOf(given.orderId)).toMatchObject([
    { direction: 'given', state: 'offered', takenOn: null, otherOrderNumber: null },
  ])
  const [taken] = (await take(visitorOf(test.app), secret)).items
  expect(await handOversOf(given.orderId)).toMatchObject([
    { direction: 'given', state: 'taken', otherOrderId: taken?.orderId, otherOrderNumber: taken?.orderNumber },
  ])
  expect(await handOversOf(taken?.orderId)).toMatchObject([
    { direction: 'received', state: 'taken', otherOrderId: given.orderId, otherOrderNumber: given.orderNumber },
  ])
})
