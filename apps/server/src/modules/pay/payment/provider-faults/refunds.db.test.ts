import { customerAt } from '@billett/payment-demo/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardFor, type DemoShop, demoShop } from './demo-shop.fixture.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await demoShop()
})
afterAll(() => shop.close())

/**
 * An order that was paid twice: the answer to its first creation was lost, so that it was begun anew, and both pages
 * were used. The second payment is the one too many.
 */
async function paidTwice() {
  const passenger = await shop.aPassenger()
  await shop.next('create-answer-lost')
  await passenger.send()
  const lostPage = await shop.payPageOf(passenger.cart)
  const order = await passenger.ask()
  for (const page of [lostPage, order.urlToVerification ?? '']) await customerAt(page).payByCard(cardFor('paid'))
  await shop.demo.advance(1)
  return { ...passenger, order }
}

const goesBack = (amount: number, why: string, state: string) => [{ amount, why, state }]

describe('a wrong amount', () => {
  it('pays nothing and goes back (wrong-amount)', async () => {
    const { order, atProvider, verify } = await shop.anOrder()
    await atProvider.payByCard(cardFor('wrong-amount'))
    const charged = order.totalGrossInCents - 100
    expect(await verify()).toMatchObject({ state: 'prepared', payment: { state: 'refundPending' } })
    expect(await shop.end(order)).toEqual({
      booked: { capture: 1, refundDue: 1 },
      refunds: goesBack(charged, 'wrongAmount', 'requested'),
      tickets: 0,
    })
    await shop.work()
    expect(await verify()).toMatchObject({ payment: { state: 'refunded', refundedInCents: charged } })
    expect(await shop.end(order)).toEqual({
      booked: { capture: 1, refundDue: 1, refunded: 1 },
      refunds: goesBack(charged, 'wrongAmount', 'done'),
      tickets: 0,
    })
  })

  it('does not keep the passenger from paying the right one', async () => {
    const { order, atProvider, verify, ask } = await shop.anOrder()
    await atProvider.payByCard(cardFor('wrong-amount'))
    await verify()
    const second = await ask()
    await shop.work()
    await customerAt(second.urlToVerification ?? '').payByCard(cardFor('paid'))
    expect(await verify()).toMatchObject({ state: 'completed', tickets: [{ state: 'issued' }] })
    expect(await shop.end(order)).toMatchObject({
      booked: { capture: 2, sale: 1, refundDue: 1, refunded: 1 },
      tickets: 1,
    })
  })
})

describe('money that has to go back', () => {
  const booked = { capture: 2, sale: 1, refundDue: 1 }

  it('goes back by itself when an order was paid twice', async () => {
    const { order, verify } = await paidTwice()
    expect(await verify()).toMatchObject({ state: 'completed', payment: { state: 'refundPending' } })
    await shop.work()
    expect(await verify()).toMatchObject({ payment: { state: 'refunded', refundedInCents: order.totalGrossInCents } })
    expect(await shop.end(order)).toEqual({
      booked: { ...booked, refunded: 1 },
      refunds: goesBack(order.totalGrossInCents, 'alreadyPaid', 'done'),
      tickets: 1,
    })
  })

  it.each([
    ['refund-exception', 'paid'],
    ['refund-timeout', 'paid'],
    ['refund-answer-lost', 'refunded'],
  ] as const)('%s: is asked for until the provider has said yes, and goes once', async (scenario, there) => {
    const { order, verify } = await paidTwice()
    await verify()
    await shop.behave(scenario)
    await shop.work()
    expect(await shop.stateAtProvider(order)).toBe(there)
    expect(await verify()).toMatchObject({
      state: 'completed',
      payment: { state: 'refundPending', refundedInCents: 0 },
    })
    await shop.behave()
    await shop.work()
    await shop.work()
    expect(await shop.stateAtProvider(order)).toBe('refunded')
    expect(await verify()).toMatchObject({ payment: { state: 'refunded', refundedInCents: order.totalGrossInCents } })
    expect(await shop.end(order)).toMatchObject({ booked: { ...booked, refunded: 1 }, tickets: 1 })
  })

  it('refund-refused: stays owed, and staff are told', async () => {
    const { order, verify } = await paidTwice()
    await verify()
    await shop.behave('refund-refused')
    await shop.work()
    await shop.behave()
    expect(await verify()).toMatchObject({
      state: 'completed',
      payment: { state: 'refundPending', refundedInCents: 0 },
    })
    expect(await shop.end(order)).toEqual({
      booked,
      refunds: goesBack(order.totalGrossInCents, 'alreadyPaid', 'failed'),
      tickets: 1,
    })
    const { rows } = await shop.world.db.execute(
      sql`select level from admin_event where key = 'refund:' || (select id from refund where order_id = ${order.orderId})`,
    )
    expect(rows).toEqual([{ level: 'serious' }])
  })
})
