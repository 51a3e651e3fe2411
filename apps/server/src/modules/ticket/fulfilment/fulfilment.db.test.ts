import * as calls from '@billett/contract'
import { TOP_UP_SORT } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { CARDS } from '../../../testing/fakes/fake-cards.ts'
import { aCart, aDayTicket, bought, execution, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { aRelationTicket } from '../../../testing/relation-ticket.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { settlePayment } from '../../pay/payment/index.ts'
import { latestAttempt } from '../order/index.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { sendOrderMail } from './mail/send-order-mail.ts'

type Visitor = ReturnType<typeof visitorOf>

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** What is done meanwhile finds that no barcode can be signed. */
async function withoutKey<T>({ world }: TestWorld, work: () => Promise<T>): Promise<T> {
  const { barcode } = world
  const sign = () => {
    throw new Error('the key cannot be read')
  }
  world.barcode = { ...barcode, sign }
  try {
    return await work()
  } finally {
    world.barcode = barcode
  }
}

/** An order that is paid, whose tickets could not be made. */
async function aPaidOrder(visitor: Visitor, shop = test) {
  const order = await placed(visitor, await aCart(visitor))
  shop.provider.decide(referenceOf(order), 'paid')
  const attempt = await latestAttempt(shop.world.db, order.orderId)
  if (!attempt) throw new Error('nobody has tried to pay')
  await withoutKey(shop, () => settlePayment(shop.world, attempt))
  return order
}

/** Paid and made, but nothing was mailed yet. */
async function verifiedPurchase(visitor: Visitor, ...tickets: calls.CartTicket[]) {
  const order = await placed(visitor, await aCart(visitor, ...tickets))
  test.provider.decide(referenceOf(order), 'paid')
  return verified(visitor, order)
}

const jobsOf = async (name: string, orderId: string): Promise<number> => {
  const { rows } = await test.world.db.execute(
    sql`select 1 from job.job where name = ${name} and data ->> 'orderId' = ${orderId}`,
  )
  return rows.length
}

const pdf = (visitor: Visitor, { orderId }: calls.PreparedOrder, wait?: boolean) =>
  visitor.send(calls.getTicketPdf, { params: { orderId }, query: { wait } })

describe('the tickets of a paid order', () => {
  it('are there with the payment, whoever hears of it first', async () => {
    const ada = visitorOf(test.app)
    const { orderId } = await placed(ada, await aCart(ada))
    const attempt = await latestAttempt(test.world.db, orderId)
    if (!attempt?.reference) throw new Error('nobody has tried to pay')
    test.provider.decide(attempt.reference, 'paid')
    await settlePayment(test.world, attempt)
    const order = await ada.ask(calls.getOrder, { params: { orderId }, query: {} })
    expect(order).toMatchObject({ state: 'completed', tickets: [{ state: 'issued' }] })
    expect(await jobsOf('fulfilOrder', orderId)).toBe(0)
    expect(await jobsOf('sendOrderMail', orderId)).toBe(1)
  })

  it('are made once, whoever makes them', async () => {
    const ada = visitorOf(test.app)
    const { orderId } = await aPaidOrder(ada)
    await Promise.all(Array.from({ length: 6 }, () => fulfilOrder(test.world, orderId)))
    const order = await ada.ask(calls.getOrder, { params: { orderId }, query: { withImages: true } })
    expect(order).toMatchObject({ state: 'completed', tickets: [{ state: 'issued' }] })
    expect(await jobsOf('sendOrderMail', orderId)).toBe(1)
  })

  it('wait in the queue while they cannot be made, and come later', async () => {
    const ada = visitorOf(test.app)
    const { orderId } = await aPaidOrder(ada)
    const trying = withoutKey(test, () => fulfilOrder(test.world, orderId))
    await expect(trying).rejects.toThrow('the key cannot be read')
    expect(await jobsOf('fulfilOrder', orderId)).toBe(1)
    const waiting = await ada.ask(calls.getOrder, { params: { orderId }, query: {} })
    expect(waiting).toMatchObject({ state: 'paid', displayState: 'inProgress', invoiceNumber: null })
    await fulfilOrder(test.world, orderId)
    expect(await verified(ada, waiting)).toMatchObject({ state: 'completed' })
  })

  it('are numbered without gaps, however many orders are made at once', async () => {
    const visitors = Array.from({ length: 8 }, () => visitorOf(test.app))
    const orders = []
    for (const visitor of visitors) orders.push(await aPaidOrder(visitor))
    await Promise.all(orders.map(order => fulfilOrder(test.world, order.orderId)))
    const made = await Promise.all(
      orders.map((order, i) => visitors[i]?.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })),
    )
    const numbers = made.map(order => Number(order?.invoiceNumber?.slice(5))).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i))
  })

  it('are never made for an order that is not paid', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    await fulfilOrder(test.world, order.orderId)
    expect(await ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })).toMatchObject({
      state: 'paymentRequested',
      tickets: [{ state: 'reserved' }],
    })
  })
})

describe('the PDF', () => {
  it('does not exist before the order is paid, nor before the tickets are made', async () => {
    const ada = visitorOf(test.app)
    const refused = { status: 409, errors: [{ translationKey: 'error.orderNotFulfilled', fieldName: 'orderId' }] }
    const cart = await aCart(ada)
    expect(await pdf(ada, cart)).toMatchObject(refused)
    expect(await pdf(ada, cart, true)).toMatchObject(refused)
    expect(await pdf(ada, await aPaidOrder(ada), false)).toMatchObject(refused)
  })

  it('is made at once for whoever waits', async () => {
    const ada = visitorOf(test.app)
    const { status, headers, bytes } = await pdf(ada, await aPaidOrder(ada), true)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^inline; filename="[\w.-]+\.pdf"$/)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

it('the printed ticket says what it is valid with only', async () => {
  const ada = visitorOf(test.app)
  const { document } = test.world
  const printed: (string | undefined)[] = []
  test.world.document = {
    render: tickets => {
      printed.push(...tickets.map(({ condition }) => condition))
      return document.render(tickets)
    },
  }
  const paid = await bought(test, ada, await aRelationTicket(ada, 'single-bc25'), aDayTicket())
  await pdf(ada, paid)
  test.world.document = document
  expect(printed.slice(-2)).toEqual(['Valid only together with the discount card stated.', undefined])
})

describe('the mail', () => {
  it('is sent again as often as it is asked for, and only after the order is paid', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    const resend = (orderId: string) => ada.send(calls.resendEmail, { params: { orderId } })
    expect(await resend(cart.orderId)).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.orderNotFulfilled' }],
    })
    const { orderId } = await bought(test, ada)
    expect((await resend(orderId)).status).toBe(200)
    test.pass(1)
    expect((await resend(orderId)).status).toBe(200)
    expect(await jobsOf('sendOrderMail', orderId)).toBe(3)
  })

  it('is wished for once a minute and five times an hour, even while none goes out', async () => {
    const ada = visitorOf(test.app)
    const { orderId } = await bought(test, ada)
    const resend = () => ada.send(calls.resendEmail, { params: { orderId } })
    await Promise.all([resend(), resend(), resend()])
    expect(await jobsOf('sendOrderMail', orderId)).toBe(2)
    for (let wishes = 1; wishes < 5; wishes += 1) {
      test.pass(1)
      expect((await resend()).status).toBe(200)
    }
    test.pass(1)
    expect((await resend()).status).toBe(429)
    expect(await jobsOf('sendOrderMail', orderId)).toBe(6)
    test.pass(60)
    expect((await resend()).status).toBe(200)
  })

  it('does not go out for what was given back before, which can be neither fetched nor sent again', async () => {
    const ada = visitorOf(test.app)
    const later = aDayTicket({ validFrom: '2026-11-28T10:00' })
    const { orderId, tickets } = await verifiedPurchase(ada, later, later)
    const giveBack = (place: number) =>
      ada.ask(calls.giveBackTickets, {
        params: { orderId },
        body: { ticketGuids: [tickets[place]?.ticketId ?? ''] },
      })
    await giveBack(0)
    const before = test.mails.length
    await sendOrderMail(test.world, orderId, null)
    expect(test.mails.slice(before)).toMatchObject([{ attachments: [{ mimeType: 'application/pdf' }, {}, {}] }])
    await giveBack(1)
    await sendOrderMail(test.world, orderId, 'wished before')
    expect(test.mails).toHaveLength(before + 1)
    const refused = { status: 409, errors: [{ translationKey: 'error.emptyTicket', fieldName: 'orderId' }] }
    expect(await ada.send(calls.resendEmail, { params: { orderId } })).toMatchObject(refused)
    expect(await ada.send(calls.getTicketPdf, { params: { orderId }, query: {} })).toMatchObject(refused)
  })

  it('is of the top-up alone where the ticket beside it was given back before', async () => {
    const { visitor: ada } = await aCustomer(test)
    const later = aDayTicket({ validFrom: '2026-11-28T10:00' })
    const topUp = aDayTicket({ sortId: TOP_UP_SORT, prepaidCard: { cardNumber: CARDS.ordinary, amount: 2_000 } })
    const { guest: _, ...body } = execution(await aCart(ada, later, topUp))
    const order = await ada.ask(calls.executeSale, { body })
    test.provider.decide(referenceOf(order), 'paid')
    const { orderId, tickets } = await verified(ada, order)
    await ada.ask(calls.giveBackTickets, { params: { orderId }, body: { ticketGuids: [tickets[0]?.ticketId ?? ''] } })
    const before = test.mails.length
    await sendOrderMail(test.world, orderId, null)
    expect(test.mails.slice(before)).toMatchObject([{ subject: expect.stringContaining('Your top-up') }])
    expect(test.mails.at(-1)?.attachments.map(({ mimeType }) => mimeType)).not.toContain('application/pdf')
  })

  it('is tried again while a paid order has no tickets', async () => {
    const { orderId } = await aPaidOrder(visitorOf(test.app))
    await expect(sendOrderMail(test.world, orderId, null)).rejects.toThrow('no tickets to mail')
  })

  it('that failed is not counted as sent', async () => {
    const ada = visitorOf(test.app)
    const { orderId } = await aPaidOrder(ada)
    await fulfilOrder(test.world, orderId)
    const { mailer } = test.world
    test.world.mailer = { ...mailer, send: () => Promise.reject(new Error('421 try again later')) }
    await expect(sendOrderMail(test.world, orderId, null)).rejects.toThrow('421')
    test.world.mailer = mailer
    const before = test.mails.length
    await sendOrderMail(test.world, orderId, null)
    await sendOrderMail(test.world, orderId, null)
    expect(test.mails).toHaveLength(before + 1)
  })
})
