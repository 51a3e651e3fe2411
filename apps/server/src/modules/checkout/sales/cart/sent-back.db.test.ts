import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitorOf } from '../../../../testing/client.ts'
import { aCart, aDayTicket } from '../../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

it.each(['2026-11-28T10:00', '2026-12-01T00:30'])(
  'a ticket from %s can be put in as the cart shows it',
  async validFrom => {
    const ada = visitorOf(test.app)
    const { orderId, tickets } = await aCart(ada, aDayTicket({ validFrom }))
    const [first] = tickets
    if (!first) throw new Error('the cart is empty')
    expect(first.validFrom).toMatch(/Z$/)
    const { sortId, relationId, passengerCount, freeChildren, freeAdults } = first
    const body = { sortId, relationId, passengerCount, freeChildren, freeAdults, validFrom: first.validFrom }
    const again = (await ada.ask(calls.addTicket, { params: { orderId }, body })).tickets
    expect(again).toHaveLength(2)
    for (const ticket of again) expect([ticket.validFrom, ticket.validTo]).toEqual([first.validFrom, first.validTo])
  },
)
