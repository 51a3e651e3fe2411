import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booking, issuedTicket, refund } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, aDayTicket, bought, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { refundPayment } from '../../pay/payment/index.ts'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
beforeAll(async () => {
  test = await testWorld()
})
beforeEach(() => {
  ada = visitorOf(test.app)
})
afterAll(() => test.close())

/** Next week's. */
const later = (over: object = {}) => aDayTicket({ validFrom: '2026-11-28T10:00', ...over })

const money = (orderId: string, who = ada) => who.send(calls.getOrderMoney, { params: { orderId } })
const giveBack = (orderId: string, ticketGuids: string[], who = ada) =>
  who.send(calls.giveBackTickets, { params: { orderId }, body: { ticketGuids } })
const idsOf = ({ tickets }: calls.PreparedOrder) => tickets.map(({ ticketId }) => ticketId)
const refundsOf = (orderId: string) => test.world.db.select().from(refund).where(eq(refund.orderId, orderId))
const order = (orderId: string) => ada.ask(calls.getOrder, { params: { orderId }, query: {} })

describe('the money of an order', () => {
  it('has come in and paid for it', async () => {
    const { orderId, totalGrossInCents } = await bought(test, ada, later())
    const [shown] = (await money(orderId)).items
    expect(shown?.events).toEqual([
      { kind: 'received', amountInCents: totalGrossInCents, on: test.now() },
      { kind: 'paidFor', amountInCents: totalGrossInCents, on: test.now() },
    ])
    expect(shown?.tickets).toMatchObject([{ refusal: null, amountInCents: totalGrossInCents }])
  })

  it('is nobody else’s business', async () => {
    const bart = visitorOf(test.app)
    await bought(test, bart, later())
    const { orderId, tickets } = await bought(test, ada, later())
    expect((await money(orderId, bart)).errors[0]?.translationKey).toBe('error.orderNotFound')
    expect((await giveBack(orderId, [tickets[0]?.ticketId ?? ''], bart)).status).toBe(404)
    expect(await refundsOf(orderId)).toEqual([])
  })
})

describe('a ticket that is given back', () => {
  it('can no longer be used, and its price goes back the way it came', async () => {
    const bare = await bought(test, ada, later())
    const { orderId, totalGrossInCents: price } = bare
    const [shown] = (await giveBack(orderId, idsOf(bare))).items
    expect(shown?.tickets).toMatchObject([{ refusal: 'error.ticketAlreadyGivenBack' }])
    expect(shown?.events.map(({ kind }) => kind)).toEqual(['received', 'paidFor', 'givenBack', 'refundDue'])
    const [due] = await refundsOf(orderId)
    expect(due).toMatchObject({ amountCents: price, why: 'cancellation', state: 'requested' })
    test.pass(1)
    await refundPayment(test.world, due?.id ?? '')
    expect((await money(orderId)).items[0]?.events.at(-1)).toMatchObject({ kind: 'refunded', amountInCents: price })
    expect(await order(orderId)).toMatchObject({
      displayState: 'reversed',
      tickets: [{ state: 'cancelled', image: null }],
      payment: { state: 'refunded', refundedInCents: price },
    })
    const booked = await test.world.db.select().from(booking).where(eq(booking.orderId, orderId))
    expect(booked.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
  })

  it('says before until when, with the ticket itself, and not where it cannot be', async () => {
    const { orderId, tickets } = await bought(test, ada, later())
    expect(tickets.map(({ giveBackUntil }) => giveBackUntil)).toEqual([tickets[0]?.validFrom])
    await giveBack(orderId, [tickets[0]?.ticketId ?? ''])
    expect((await order(orderId)).tickets[0]).not.toHaveProperty('giveBackUntil')
    const valid = await bought(test, ada)
    expect((valid.tickets[0]?.giveBackUntil ?? '') <= test.now()).toBe(true)
  })

  it('leaves the others of its order as they are, until they go, too', async () => {
    const bare = await bought(test, ada, later(), later({ validFrom: '2026-11-29T10:00' }))
    const { orderId } = bare
    const [first = '', second = ''] = idsOf(bare)
    await giveBack(orderId, [first])
    expect((await order(orderId)).tickets.map(({ state }) => state)).toEqual(['cancelled', 'issued'])
    expect((await giveBack(orderId, [first, second])).errors[0]?.translationKey).toBe('error.ticketAlreadyGivenBack')
    expect(await refundsOf(orderId)).toHaveLength(1)
    await giveBack(orderId, [second])
    expect((await order(orderId)).displayState).toBe('reversed')
    expect((await refundsOf(orderId)).map(({ amountCents }) => amountCents)).toHaveLength(2)
  })

  it('brings its price back also where more was charged than it costs', async () => {
    const bare = await placed(ada, await aCart(ada, later()))
    const { orderId, totalGrossInCents: price } = bare
    test.provider.decide(referenceOf(bare), 'paid', price + 100)
    await verified(ada, bare)
    const [shown] = (await giveBack(orderId, idsOf(bare))).items
    expect(shown?.events).toHaveLength(5)
    expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 100 }, { amountCents: price, why: 'cancellation' }])
    expect((await giveBack(orderId, idsOf(bare))).status).toBe(409)
  })

  it('goes once, however often it is asked for at the same time', async () => {
    const bare = await bought(test, ada, later())
    const replies = await Promise.all([1, 2, 3].map(() => giveBack(bare.orderId, idsOf(bare))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await refundsOf(bare.orderId)).toHaveLength(1)
  })

  it('must not be valid yet, nor of another order', async () => {
    const valid = await bought(test, ada)
    expect((await money(valid.orderId)).items[0]?.tickets).toMatchObject([{ refusal: 'error.ticketAlreadyValid' }])
    expect((await giveBack(valid.orderId, idsOf(valid))).errors[0]?.translationKey).toBe('error.ticketAlreadyValid')
    const bare = await bought(test, ada, later())
    expect((await giveBack(bare.orderId, idsOf(valid))).errors[0]?.translationKey).toBe('error.ticketNotFound')
    const [row] = await test.world.db.select().from(issuedTicket).where(eq(issuedTicket.orderId, valid.orderId))
    expect(row?.state).toBe('issued')
  })
})
