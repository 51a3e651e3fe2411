import * as calls from '@billett/contract'
import { TOP_UP_SORT } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { CARDS } from '../../../testing/fakes/fake-cards.ts'
import { forbidCallsInTransactions } from '../../../testing/no-call-in-transaction.ts'
import { aCart, aDayTicket, aGuest, CARD, execution, referenceOf, verified } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { refundPayment } from '../../pay/payment/index.ts'
import { sendOrderMail } from '../../ticket/fulfilment/index.ts'
import { creditPrepaidCard } from './credit-prepaid-card.ts'

type Visitor = ReturnType<typeof visitorOf>

let test: TestWorld
let ada: Visitor
beforeEach(async () => {
  test = await testWorld()
  forbidCallsInTransactions(test)
  const inTransaction = test.provider.onCall
  test.cards.onCall = name => inTransaction(`the card service’s ${name}`)
  ada = (await aCustomer(test)).visitor
})
afterEach(() => test.close())

const topUp = (amount: number, cardNumber: string = CARDS.ordinary): calls.CartTicket => ({
  sortId: TOP_UP_SORT,
  validFrom: '2026-11-21T10:00',
  passengerCount: 1,
  prepaidCard: { cardNumber, amount },
})
const add = (cart: calls.PreparedOrder, ticket: calls.CartTicket, visitor = ada) =>
  visitor.send(calls.addTicket, { params: { orderId: cart.orderId }, body: ticket })

const order = (cart: calls.PreparedOrder) => {
  const { guest: _, ...body } = execution(cart)
  return ada.send(calls.executeSale, { body })
}

/** Ordered and paid. */
async function paid(...tickets: calls.CartTicket[]): Promise<calls.PreparedOrder> {
  const cart = await aCart(ada, ...tickets)
  const [placed] = (await order(cart)).items
  if (!placed) throw new Error('not placed')
  test.provider.decide(referenceOf(placed), 'paid')
  return verified(ada, placed)
}

const see = ({ orderId }: calls.PreparedOrder) => ada.ask(calls.getOrder, { params: { orderId }, query: {} })
const balance = (cardNumber: string = CARDS.ordinary) => test.cards.cards.get(cardNumber)?.balanceCents

/** Takes a job off the queue and does it; what fails stays to be done again. */
async function work(name: 'creditPrepaidCard' | 'refundPayment'): Promise<void> {
  const { rows } = await test.world.db.execute<{ id: string; data: { topUpId: string; refundId: string } }>(
    sql`select id, data from job.job where name = ${name} and state = 'created'`,
  )
  for (const { id, data } of rows) {
    await (name === 'creditPrepaidCard'
      ? creditPrepaidCard(test.world, data.topUpId)
      : refundPayment(test.world, data.refundId))
    await test.world.db.execute(sql`update job.job set state = 'completed' where id = ${id}`)
  }
}

async function booked({ orderId }: calls.PreparedOrder): Promise<Record<string, number>> {
  const { rows } = await test.world.db.execute<{ what: string; cents: number }>(
    sql`select split_part(key, ':', 1) as what, sum(amount_cents)::int as cents from ledger_entry where order_id = ${orderId} group by 1`,
  )
  return Object.fromEntries(rows.map(({ what, cents }) => [what, cents]))
}

describe('a top-up in the cart', () => {
  it('costs what it is worth, without VAT, and shows the end of its card only', async () => {
    const cart = await aCart(ada, topUp(2_000))
    expect(cart).toMatchObject({ totalGrossInCents: 2_000, totalVatInCents: 0 })
    expect(cart.tickets).toMatchObject([
      { topUp: { cardNumber: '•••• 0001', state: 'reserved' }, withdrawalApplies: true, state: 'reserved' },
    ])
    expect(JSON.stringify(cart)).not.toContain(CARDS.ordinary)
  })

  it.each([
    [499, CARDS.ordinary, 400, 'error.topUpTooLittle'],
    [10_001, CARDS.ordinary, 400, 'error.topUpTooMuch'],
    [500, CARDS.almostFull, 409, 'error.cardAlmostFull'],
    [500, CARDS.full, 409, 'error.cardAtMaximumBalance'],
    [500, CARDS.expired, 409, 'error.cardExpired'],
    [500, CARDS.deactivated, 409, 'error.cardDeactivated'],
    [500, CARDS.ordered, 409, 'error.cardNotActive'],
    [500, '123', 404, 'error.cardUnknown'],
    [500, CARDS.withoutAnswer, 502, 'error.cardError'],
    [500, ' ', 400, 'error.cardNumberEmpty'],
  ])('of %d cents on card %s is refused with %d %s', async (amount, cardNumber, status, translationKey) => {
    const cart = await aCart(ada)
    expect(await add(cart, topUp(amount, cardNumber))).toMatchObject({ status, errors: [{ translationKey }] })
  })

  it('fits beside others of the same card only as far as all fit together', async () => {
    const cart = await aCart(ada, topUp(6_000))
    expect((await add(cart, topUp(4_001))).errors).toMatchObject([
      { translationKey: 'error.topUpTooMuch', fieldName: 'prepaidCard.amount' },
    ])
    const [fuller] = (await add(cart, topUp(4_000))).items
    expect(fuller?.totalGrossInCents).toBe(10_000)
    const params = { orderId: cart.orderId, ticketId: fuller?.tickets[0]?.ticketId ?? '', amount: 2 }
    expect((await ada.send(calls.changeAmount, { params })).errors).toMatchObject([
      { translationKey: 'error.topUpTooMuch' },
    ])
  })

  it('is for customers only', async () => {
    const guest = visitorOf(test.app)
    const cart = await aCart(guest)
    expect((await add(cart, topUp(2_000), guest)).status).toBe(403)
  })

  it('is not made cheaper by a discount code', async () => {
    const { discountCodes } = test.world.regions.current().tariff.versions[0] ?? { discountCodes: [] }
    const [code] = discountCodes
    const cart = await aCart(ada, topUp(2_000), aDayTicket())
    const body = { orderId: cart.orderId, discountCode: code?.code ?? '' }
    const { items } = await ada.send(calls.redeemDiscountCode, { body })
    expect(items[0]?.tickets.find(({ topUp }) => topUp)?.priceInCents ?? 2_000).toBe(2_000)
  })

  it('is asked about again when it is ordered: what has become too much is not sold', async () => {
    const cart = await aCart(ada, topUp(5_000))
    const card = test.cards.cards.get(CARDS.ordinary)
    if (card) test.cards.cards.set(CARDS.ordinary, { ...card, balanceCents: 12_000 })
    expect(await order(cart)).toMatchObject({ status: 400, errors: [{ translationKey: 'error.topUpTooMuch' }] })
    expect(await see(cart)).toMatchObject({ state: 'prepared', payment: { state: 'none' } })
    test.cards.cards.delete(CARDS.ordinary)
    expect(await order(cart)).toMatchObject({ status: 404, errors: [{ translationKey: 'error.cardUnknown' }] })
  })
})

describe('a top-up that was paid', () => {
  it('is on its card once, and the mail brings no ticket', async () => {
    const done = await paid(topUp(2_000))
    expect(done).toMatchObject({ state: 'completed', tickets: [{ topUp: { state: 'requested' } }] })
    await work('creditPrepaidCard')
    expect(balance()).toBe(3_240)
    expect(await see(done)).toMatchObject({ tickets: [{ state: 'issued', topUp: { state: 'credited' } }] })
    expect(await booked(done)).toEqual({ capture: 2_000, sale: 2_000 })
    const { items } = await ada.send(calls.getOrders)
    expect(items.find(({ orderId }) => orderId === done.orderId)).toMatchObject({ hasTickets: false, hasPaper: false })
    await sendOrderMail(test.world, done.orderId, null)
    expect(test.mails.at(-1)).toMatchObject({
      attachments: [{ mimeType: 'text/html' }],
      subject: expect.stringMatching(/^Your top-up/),
    })
  })

  it('is on its card once though the answer is lost and the job runs again, by two workers at once', async () => {
    const done = await paid(topUp(2_000))
    const id = done.tickets[0]?.ticketId ?? ''
    test.cards.mood = 'answerLost'
    await expect(creditPrepaidCard(test.world, id)).rejects.toThrow('did not answer')
    expect(await see(done)).toMatchObject({ tickets: [{ topUp: { state: 'requested' } }] })
    test.cards.mood = 'well'
    await Promise.all([creditPrepaidCard(test.world, id), creditPrepaidCard(test.world, id)])
    expect(balance()).toBe(3_240)
    expect(await see(done)).toMatchObject({ tickets: [{ topUp: { state: 'credited' } }] })
  })

  it('waits for a card service that is down', async () => {
    const done = await paid(topUp(2_000))
    test.cards.mood = 'down'
    await expect(work('creditPrepaidCard')).rejects.toThrow('did not answer')
    test.cards.mood = 'well'
    await work('creditPrepaidCard')
    expect(balance()).toBe(3_240)
    expect(await booked(done)).toEqual({ capture: 2_000, sale: 2_000 })
  })

  it('that the card does not take goes back, once, and the order is undone', async () => {
    const done = await paid(topUp(2_000))
    const id = done.tickets[0]?.ticketId ?? ''
    test.cards.mood = 'refusing'
    await Promise.all([creditPrepaidCard(test.world, id), creditPrepaidCard(test.world, id)])
    expect(await see(done)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refundPending' },
      tickets: [{ state: 'cancelled', topUp: { state: 'refused' } }],
    })
    await work('refundPayment')
    expect(test.provider.refunds).toMatchObject([{ amountCents: 2_000 }])
    expect(await see(done)).toMatchObject({ payment: { state: 'refunded', refundedInCents: 2_000 } })
    expect(await booked(done)).toEqual({
      capture: 2_000,
      sale: 2_000,
      reversal: 2_000,
      refundDue: 2_000,
      refunded: 2_000,
    })
  })

  it('and refused goes back whole also where more was charged than ordered', async () => {
    const [ordered] = (await order(await aCart(ada, topUp(2_000)))).items
    if (!ordered) throw new Error('not placed')
    test.provider.decide(referenceOf(ordered), 'paid', 2_100)
    const done = await verified(ada, ordered)
    test.cards.mood = 'refusing'
    await work('creditPrepaidCard')
    await work('refundPayment')
    expect(test.provider.refunds.map(({ amountCents }) => amountCents).toSorted()).toEqual([100, 2_000])
    expect(await see(done)).toMatchObject({ payment: { state: 'refunded', refundedInCents: 2_100 } })
  })

  it('and refused leaves the ticket beside it as it is', async () => {
    const done = await paid(topUp(2_000), aDayTicket())
    test.cards.mood = 'refusing'
    await work('creditPrepaidCard')
    const after = await see(done)
    expect(after.state).toBe('partlyCancelled')
    expect(after.tickets.map(({ state }) => state)).toEqual(['cancelled', 'issued'])
    await work('refundPayment')
    expect(test.provider.refunds).toMatchObject([{ amountCents: 2_000 }])
  })

  it('twice over the same room on the card is credited once; the other goes back', async () => {
    const [first, second] = [await aCart(ada, topUp(10_000)), await aCart(ada, topUp(10_000))]
    for (const cart of [first, second]) {
      const [placed] = (await order(cart)).items
      if (!placed) throw new Error('not placed')
      test.provider.decide(referenceOf(placed), 'paid')
      await verified(ada, placed)
    }
    await work('creditPrepaidCard')
    await work('refundPayment')
    expect(balance()).toBe(11_240)
    expect([(await see(first)).state, (await see(second)).state].toSorted()).toEqual(['cancelled', 'completed'])
    expect(test.provider.refunds).toMatchObject([{ amountCents: 10_000 }])
  })

  it('is credited by its own job when the tickets beside it could not be made with the payment', async () => {
    const cart = await aCart(ada, topUp(2_000), aDayTicket())
    const [placed] = (await order(cart)).items
    if (!placed) throw new Error('not placed')
    const { sign } = test.world.barcode
    test.world.barcode.sign = () => {
      throw new Error('no key')
    }
    test.provider.decide(referenceOf(placed), 'paid')
    const webhook = {
      method: 'POST',
      url: '/api/v2/payment/webhook/fake',
      headers: { 'x-signature': 'right' },
    } as const
    await test.app.inject({ ...webhook, payload: `event-1 ${referenceOf(placed)}` })
    expect(await see(cart)).toMatchObject({ state: 'paid' })
    test.world.barcode.sign = sign
    await verified(ada, cart)
    await work('creditPrepaidCard')
    expect(balance()).toBe(3_240)
  })
})

it('a customer who orders to another address can top up, too', async () => {
  const cart = await aCart(ada, topUp(2_000))
  const { items } = await ada.send(calls.executeSaleGuest, {
    body: execution(cart, { guest: aGuest, paymentMethodId: CARD }),
  })
  expect(items[0]?.urlToVerification).toContain('pay.example')
})
