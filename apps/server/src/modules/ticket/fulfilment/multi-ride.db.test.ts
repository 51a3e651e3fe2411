import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, bought, execution, referenceOf, verified } from '../../../testing/purchase.ts'
import { aRelationTicket } from '../../../testing/relation-ticket.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

type Visitor = ReturnType<typeof visitorOf>

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const DATE_VALID = '2026-11-21T11:00'

async function aFourRideTicket(visitor: Visitor) {
  const order = await bought(test, visitor, await aRelationTicket(visitor, 'four-adult'))
  const [ticket] = order.tickets
  if (!ticket) throw new Error('nothing was bought')
  return { order, ticket }
}

const validate = (visitor: Visitor, parentTicketGuid: string, amountValidating = 1, dateValid = DATE_VALID) =>
  visitor.send(calls.validateMultiTicket, { body: { parentTicketGuid, amountValidating, dateValid, wait: true } })

describe('a ticket for four rides', () => {
  it('cannot be shown before a ride is validated', async () => {
    const { ticket } = await aFourRideTicket(visitorOf(test.app))
    expect(ticket).toMatchObject({ state: 'toValidate', image: null, rides: 4, ridesLeft: 4, childTickets: [] })
  })

  it('gives rides that are valid from their own time', async () => {
    const ada = visitorOf(test.app)
    const { order, ticket } = await aFourRideTicket(ada)
    const [after] = (await validate(ada, ticket.ticketId, 3)).items
    expect(after).toMatchObject({ orderId: order.orderId, tickets: [{ state: 'toValidate', ridesLeft: 1 }] })
    const [ride] = after?.tickets[0]?.childTickets ?? []
    expect(ride).toMatchObject({
      parentTicketGuid: ticket.ticketId,
      rides: 3,
      validFrom: '2026-11-21T10:00:00.000Z',
      validTo: '2026-11-21T12:00:00.000Z',
    })
    expect(ride?.image).toMatch(/^data:image\/svg\+xml,/)
    const [last] = (await validate(ada, ticket.ticketId)).items
    expect(last?.tickets[0]).toMatchObject({ state: 'used', ridesLeft: 0 })
    expect(last?.tickets[0]?.childTickets).toHaveLength(2)
  })

  it('gives its last ride once, however many ask at the same time', async () => {
    const ada = visitorOf(test.app)
    const { order, ticket } = await aFourRideTicket(ada)
    await validate(ada, ticket.ticketId, 3)
    const answers = await Promise.all(Array.from({ length: 5 }, () => validate(ada, ticket.ticketId)))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(answers.flatMap(answer => answer.errors.map(error => error.translationKey))).toEqual(
      Array(4).fill('error.noRidesLeft'),
    )
    const now = await ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })
    expect(now.tickets[0]).toMatchObject({ state: 'used', ridesLeft: 0 })
    expect(now.tickets[0]?.childTickets).toHaveLength(2)
  })

  it('takes a ride once when the same request comes again, because its answer was lost', async () => {
    const ada = visitorOf(test.app)
    const { ticket } = await aFourRideTicket(ada)
    const other = await aFourRideTicket(ada)
    const ask = (parentTicketGuid: string, requestId: string) =>
      ada.send(calls.validateMultiTicket, {
        body: { parentTicketGuid, amountValidating: 1, dateValid: DATE_VALID, wait: true, requestId },
      })
    const first = 'the first press of the button'
    const answers = await Promise.all([ask(ticket.ticketId, first), ask(ticket.ticketId, first)])
    expect(answers.map(({ items }) => items[0]?.tickets[0]?.ridesLeft)).toEqual([3, 3])
    expect((await ask(ticket.ticketId, 'the second press of the button')).items[0]?.tickets[0]?.ridesLeft).toBe(2)
    expect((await ask(other.ticket.ticketId, first)).items[0]?.tickets[0]?.ridesLeft).toBe(3)
  })

  it('does not give more rides than are left, nor some of them', async () => {
    const ada = visitorOf(test.app)
    const { ticket } = await aFourRideTicket(ada)
    const refused = await validate(ada, ticket.ticketId, 5)
    expect(refused).toMatchObject({ status: 409, errors: [{ translationKey: 'error.noRidesLeft' }] })
    expect((await validate(ada, ticket.ticketId, 4)).items[0]?.tickets[0]?.ridesLeft).toBe(0)
  })

  it.each([
    ['the day before', '2026-11-20T09:00', 'dateInPast', 400],
    ['long before', '2000-01-01T00:00', 'dateInPast', 400],
    ['long after', '2031-01-01T00:00', 'dateTooFar', 400],
  ] as const)('gives no ride for %s', async (_, dateValid, reason, status) => {
    const ada = visitorOf(test.app)
    const { ticket } = await aFourRideTicket(ada)
    expect(await validate(ada, ticket.ticketId, 1, dateValid)).toMatchObject({
      status,
      errors: [{ translationKey: `error.${reason}`, fieldName: 'dateValid' }],
    })
  })
})

it('a ride, or a ticket for one ride, is not validated again', async () => {
  const ada = visitorOf(test.app)
  const { ticket } = await aFourRideTicket(ada)
  const [after] = (await validate(ada, ticket.ticketId)).items
  const single = await bought(test, ada)
  for (const ticketId of [after?.tickets[0]?.childTickets[0]?.ticketId, single.tickets[0]?.ticketId])
    expect(await validate(ada, ticketId ?? '')).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.notAMultiTicket' }],
    })
})

describe('the first rides validated with the purchase', () => {
  const buyAndValidate = async (amountValidating: number) => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, await aRelationTicket(ada, 'four-adult'))
    const validateMultiTicket = { amountValidating, dateValid: DATE_VALID }
    const order = await ada.ask(calls.executeSaleGuest, { body: { ...execution(cart), validateMultiTicket } })
    test.provider.decide(referenceOf(order), 'paid')
    return verified(ada, order)
  }

  it('can be shown at once', async () => {
    const paid = await buyAndValidate(1)
    expect(paid).toMatchObject({ state: 'completed', tickets: [{ state: 'toValidate', ridesLeft: 3 }] })
    expect(paid.tickets[0]?.childTickets).toHaveLength(1)
  })

  it('do not hold the ticket back when there are not as many', async () => {
    const paid = await buyAndValidate(9)
    expect(paid).toMatchObject({
      state: 'completed',
      tickets: [{ state: 'toValidate', ridesLeft: 4, childTickets: [] }],
    })
  })
})
