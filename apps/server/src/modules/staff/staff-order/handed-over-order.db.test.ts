import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { anOffer, firstTicketOf, offer, take } from '../../../testing/hand-over.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
beforeAll(async () => {
  test = await testWorld()
  clerk = visitorOf(test.app)
  const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders, RIGHTS.AllowedToCancelOrders]
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

it('staff void a ticket where its way ended: nobody travels on it any more, and no money moves', async () => {
  const { given, secret } = await anOffer(test, visitorOf(test.app))
  const [bart, cleo] = [visitorOf(test.app), visitorOf(test.app)]
  const [taken = given] = (await take(bart, secret)).items
  const [again] = (await offer(bart, firstTicketOf(taken))).items
  const [last = given] = (await take(cleo, again?.secret ?? '')).items
  const cancel = (orderId: string) => clerk.send(calls.cancelStaffOrder, { body: { orderId, comment: 'stolen card' } })
  for (const before of [given, taken])
    expect((await cancel(before.orderId)).errors).toMatchObject([{ translationKey: 'error.ticketHandedOver' }])
  expect((await cancel(last.orderId)).items).toMatchObject([{ state: 'cancelled', amountInCent: 0, isWhole: true }])
  const shown = await cleo.ask(calls.getOrder, { params: { orderId: last.orderId }, query: { withImages: true } })
  expect(shown.tickets).toMatchObject([{ state: 'cancelled', image: null }])
  test.pass(1)
  const { body } = await test.app.inject({ url: '/.well-known/cancelled-tickets.json' })
  expect(body).toContain(last.tickets[0]?.ticketId)
  expect((await cancel(last.orderId)).errors).toMatchObject([{ translationKey: 'error.bookingsCancelled' }])
})
