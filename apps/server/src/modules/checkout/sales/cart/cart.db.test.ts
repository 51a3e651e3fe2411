import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { CART_MINUTES, EMPTY_CART_MINUTES, groupTickets } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../../testing/account.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { aCart, aDayTicket, bought, placed, referenceOf, verified } from '../../../../testing/purchase.ts'
import { withoutSort, withVersions } from '../../../../testing/region/changed-tariff.ts'
import { demoRegionStore } from '../../../../testing/region/demo-region-store.ts'
import { aRelationTicket } from '../../../../testing/relation-ticket.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { expireCarts } from './expire-carts.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const amounts = (order: calls.PreparedOrder): number[] => groupTickets(order.tickets).map(line => line.amount)

const change = (visitor: ReturnType<typeof visitorOf>, order: calls.PreparedOrder, index: number, amount: number) =>
  visitor.send(calls.changeAmount, {
    params: { orderId: order.orderId, ticketId: order.tickets[index]?.ticketId ?? randomUUID(), amount },
  })

describe('a cart', () => {
  it('begins empty, and gives whoever has no token a guest’s', async () => {
    const ada = visitorOf(test.app)
    const cart = await ada.ask(calls.prepareSale, { body: {} })
    expect(cart).toMatchObject({ state: 'created', status: 1, tickets: [], totalGrossInCents: 0 })
    expect(ada.token()).toBeDefined()
    const second = await ada.send(calls.prepareSale, { body: {} })
    expect(second.headers.authorization).toBeUndefined()
    expect(second.items[0]?.orderId).not.toBe(cart.orderId)
  })

  it('merges equal tickets into one line and keeps others apart', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(
      ada,
      aDayTicket({ amount: 3 }),
      aDayTicket({ validFrom: '2026-11-22T10:00' }),
      aDayTicket(),
      aDayTicket({ freeChildren: 1 }),
    )
    expect(amounts(cart)).toEqual([4, 1, 1])
    expect(cart.totalGrossInCents).toBe(6 * (cart.tickets[0]?.priceInCents ?? 0))
    expect(cart.totalBruttoInCents).toBe(cart.totalGrossInCents)
    expect(cart.totalNetInCents).toBe(cart.totalGrossInCents - cart.totalVatInCents)
  })

  it('changes a line up, down and away', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aDayTicket({ amount: 2 }), aDayTicket({ sortId: 'dog-day' }))
    const [more] = (await change(ada, cart, 0, 5)).items
    expect(more && amounts(more)).toEqual([5, 1])
    const [fewer] = (await change(ada, cart, 0, 1)).items
    expect(fewer && amounts(fewer)).toEqual([1, 1])
    const [without] = (await change(ada, cart, 0, 0)).items
    expect(without?.tickets.map(ticket => ticket.sortId)).toEqual(['dog-day'])
    const [empty] = (await change(ada, cart, 2, 0)).items
    expect(empty).toMatchObject({ state: 'created', tickets: [], totalGrossInCents: 0 })
  })

  it('takes what a caller says of price, end and traveller only where it is so, and no code or name', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    const [ticket] = cart.tickets
    if (!ticket) throw new Error('The cart has a ticket')
    const { priceExternalId, validTo, traveler } = ticket
    const params = { orderId: cart.orderId }
    const add = (over: Parameters<typeof aDayTicket>[0]) =>
      ada.send(calls.addTicket, { params, body: aDayTicket(over) })
    const asSold = { priceExternalId, validTo, traveler, discountCode: '', passengerName: null }
    expect((await add(asSold)).items[0]?.tickets).toHaveLength(2)
    for (const [field, other] of Object.entries({
      priceExternalId: 'another',
      validTo: '2026-11-30T10:00',
      traveler: 'Hund',
      discountCode: 'SOMMER',
      passengerName: 'Ada#Lovelace',
    })) {
      const { status, errors } = await add({ ...asSold, [field]: other })
      expect([status, errors[0]?.fieldName, errors[0]?.translationKey]).toEqual([400, field, 'error.notValid'])
    }
    expect((await add({})).items[0]?.tickets).toHaveLength(3)
  })

  it('holds 50 tickets and no more', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aDayTicket({ amount: 49 }))
    const params = { orderId: cart.orderId }
    const tooMany = await ada.send(calls.addTicket, { params, body: aDayTicket({ amount: 2 }) })
    expect(tooMany).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.tooManyTickets', fieldName: 'amount' }],
    })
    expect((await ada.send(calls.addTicket, { params, body: aDayTicket() })).items[0]?.tickets).toHaveLength(50)
  })

  it('does not know a ticket that is not in it', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    const other = await aCart(ada)
    const params = { orderId: cart.orderId, ticketId: other.tickets[0]?.ticketId ?? '', amount: 0 }
    expect(await ada.send(calls.changeAmount, { params })).toMatchObject({
      status: 404,
      errors: [{ translationKey: 'error.ticketNotFound', fieldName: 'ticketId' }],
    })
  })

  it('takes what two tabs put in at the same time', async () => {
    const ada = visitorOf(test.app)
    const { orderId } = await ada.ask(calls.prepareSale, { body: {} })
    await Promise.all(
      Array.from({ length: 8 }, () => ada.ask(calls.addTicket, { params: { orderId }, body: aDayTicket() })),
    )
    const cart = await ada.ask(calls.getOrder, { params: { orderId }, query: {} })
    expect(amounts(cart)).toEqual([8])
  })

  it('has the price of the server, whatever the caller says', async () => {
    const ada = visitorOf(test.app)
    const ticket = {
      ...(await aRelationTicket(ada, 'single-adult')),
      priceInCents: 1,
      priceCents: 1,
      fullPriceCents: 1,
    }
    const cart = await aCart(ada, ticket)
    expect(cart.tickets[0]).toMatchObject({ priceInCents: 310, fullPriceInCents: 310 })
    expect(cart.tickets[0]?.startName).not.toBeNull()
  })

  it.each([
    ['a product that does not exist', { sortId: 'gold' }, 'productNotFound', 'sortId'],
    ['a day that has passed', { validFrom: '2026-11-20T10:00' }, 'dateInPast', 'validFrom'],
    ['a day too far ahead', { validFrom: '2027-11-20T10:00' }, 'dateTooFar', 'validFrom'],
    ['too many passengers', { passengerCount: 2 }, 'passengerCount', 'passengerCount'],
    ['too many children', { freeChildren: 4 }, 'passengerCount', 'freeChildren'],
    [
      'a relation it was not offered for',
      { sortId: 'single-adult', relationId: 'o=x&d=y' },
      'stopNotFound',
      'relationId',
    ],
    ['no relation where one is needed', { sortId: 'single-adult' }, 'required', 'relationId'],
    ['an area in which it is not sold', { serviceArea: 4 }, 'productNotOnSale', 'sortId'],
  ] as const)('does not take a ticket for %s', async (_, over, reason, field) => {
    const refused = await visitorOf(test.app).send(calls.prepareSale, { body: { tickets: [aDayTicket(over)] } })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.errors).toMatchObject([{ translationKey: `error.${reason}`, fieldName: field }])
    expect(refused.headers.authorization).toBeUndefined()
  })
})

describe('a cart’s lifetime', () => {
  it('ends after 5000 minutes, and not a minute before', async () => {
    const own = await testWorld()
    const ada = visitorOf(own.app)
    const cart = await aCart(ada, aDayTicket({ validFrom: '2026-12-21T10:00' }))
    const params = { orderId: cart.orderId }
    expect(cart.expiresOn).toBe(new Date(Date.parse(own.now()) + CART_MINUTES * 60_000).toISOString())
    own.pass(CART_MINUTES - 1)
    await expireCarts(own.world)
    const body = aDayTicket({ validFrom: '2026-12-21T10:00' })
    expect((await ada.send(calls.addTicket, { params, body })).status).toBe(200)

    own.pass(1)
    expect((await ada.send(calls.addTicket, { params, body })).status).toBe(404)
    await expireCarts(own.world)
    const { rows } = await own.database.pool.query('select state from "order"')
    expect(rows).toEqual([{ state: 'aborted' }])
    await own.close()
  })

  it('of a guest goes early where there is nothing in it; others stay', async () => {
    const own = await testWorld()
    const { visitor: customer } = await aCustomer(own)
    await customer.ask(calls.prepareSale, { body: {} })
    await visitorOf(own.app).ask(calls.prepareSale, { body: {} })
    const ada = visitorOf(own.app)
    const later = aDayTicket({ validFrom: '2026-12-21T10:00' })
    const { orderId } = await ada.ask(calls.prepareSale, { body: {} })
    const left = async () => (await own.database.pool.query('select 1 from "order"')).rows.length
    own.pass(EMPTY_CART_MINUTES - 1)
    await expireCarts(own.world)
    expect(await left()).toBe(3)
    await ada.ask(calls.addTicket, { params: { orderId }, body: later })
    own.pass(1)
    await expireCarts(own.world)
    expect(await left()).toBe(2)
    expect((await ada.send(calls.getOrder, { params: { orderId }, query: {} })).status).toBe(200)
    await own.close()
  })

  it('does not end while its payment may still come', async () => {
    const own = await testWorld()
    const ada = visitorOf(own.app)
    const order = await placed(ada, await aCart(ada))
    own.provider.decide(referenceOf(order), 'pending')
    own.pass(CART_MINUTES + 1)
    await expireCarts(own.world)
    const { rows } = await own.database.pool.query('select state from "order"')
    expect(rows).toEqual([{ state: 'paymentRequested' }])
    await own.close()
  })
})

describe('a cart from an earlier order', () => {
  it('has its tickets at today’s prices, without who travelled on a paid one', async () => {
    const ada = visitorOf(test.app)
    const paid = await bought(test, ada, aDayTicket({ amount: 2 }))
    const copy = await ada.ask(calls.duplicateCart, { body: { orderId: paid.orderId } })
    expect(copy).toMatchObject({
      state: 'prepared',
      payment: { state: 'none' },
      totalGrossInCents: paid.totalGrossInCents,
    })
    expect(copy.orderId).not.toBe(paid.orderId)
    expect(amounts(copy)).toEqual([2])
    const known = paid.tickets.map(ticket => ticket.ticketId)
    expect(copy.tickets.filter(ticket => known.includes(ticket.ticketId))).toEqual([])
  })

  it('can be made of one whose payment failed', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    test.provider.decide(referenceOf(order), 'declined')
    await verified(ada, order)
    const params = { orderId: order.orderId }
    const copy = await ada.ask(calls.duplicateCartAfterFailedExecuteSale, { params })
    expect(copy).toMatchObject({ state: 'prepared', totalGrossInCents: order.totalGrossInCents })
  })

  it('is the one that lies there, with what it holds, where that is named', async () => {
    const ada = visitorOf(test.app)
    const paid = await bought(test, ada, aDayTicket({ amount: 2 }))
    const cart = await aCart(ada, aDayTicket({ sortId: 'dog-day' }))
    const body = { orderId: paid.orderId, beside: cart.orderId }
    const both = await ada.ask(calls.duplicateCart, { body })
    expect(both.orderId).toBe(cart.orderId)
    expect(both.tickets.map(({ sortId }) => sortId)).toEqual(['dog-day', 'network-day-adult', 'network-day-adult'])
    expect(both.totalGrossInCents).toBe(cart.totalGrossInCents + paid.totalGrossInCents)
    expect(amounts(await ada.ask(calls.duplicateCart, { body }))).toEqual([1, 4])
  })

  it('is a new one where that is no cart of theirs any more: a stranger’s, a paid one, one whose time is over', async () => {
    const own = await testWorld()
    const ada = visitorOf(own.app)
    const { orderId } = await bought(own, ada)
    const strangers = await aCart(visitorOf(own.app), aDayTicket({ sortId: 'dog-day' }))
    const ended = await aCart(ada)
    own.pass(CART_MINUTES + 1)
    for (const beside of [strangers.orderId, orderId, ended.orderId, randomUUID()]) {
      const copy = await ada.ask(calls.duplicateCart, { body: { orderId, beside } })
      expect([strangers.orderId, orderId, ended.orderId]).not.toContain(copy.orderId)
      expect(copy.tickets.map(({ sortId }) => sortId)).toEqual(['network-day-adult'])
    }
    await own.close()
  })

  it('says what moved and what is no longer sold', async () => {
    const regions = demoRegionStore('2026-11-21T09:00:00.000Z')
    const own = await testWorld({ regions })
    const ada = visitorOf(own.app)
    const paid = await bought(own, ada, aDayTicket(), aDayTicket({ sortId: 'dog-day' }))
    regions.put(withVersions(regions.current(), version => withoutSort(version, 'dog-day')))
    own.pass(60 * 24)
    const copy = await ada.ask(calls.duplicateCart, { body: { orderId: paid.orderId } })
    expect(copy.tickets.map(ticket => ticket.sortId)).toEqual(['network-day-adult'])
    expect(copy.notices.map(notice => notice.kind).sort()).toEqual(['ticketRemoved', 'validityMoved'])
    await own.close()
  })
})

it('the list of orders shows the newest first and no empty carts', async () => {
  const own = await testWorld()
  const ada = visitorOf(own.app)
  const first = await bought(own, ada)
  own.pass(1)
  const cart = await aCart(ada)
  own.pass(1)
  await ada.ask(calls.prepareSale, { body: {} })
  const { items } = await ada.send(calls.getOrders)
  expect(items.map(({ orderId, displayState }) => [orderId, displayState])).toEqual([
    [cart.orderId, 'open'],
    [first.orderId, 'completed'],
  ])
  const page = async (query: calls.Page) =>
    (await ada.send(calls.getOrders, { query })).items.map(({ orderId }) => orderId)
  expect([await page({ limit: 1 }), await page({ limit: 1, offset: 1 }), await page({ offset: 2 })]).toEqual([
    [cart.orderId],
    [first.orderId],
    [],
  ])
  expect((await ada.send(calls.getOrders, { query: { limit: 0 } })).errors[0]?.fieldName).toBe('limit')
  expect(items).toMatchObject(
    [cart, first].map(({ orderNumber, totalGrossInCents, tickets }) => ({
      orderNumber,
      totalGrossInCents,
      ticketNames: tickets.map(ticket => ticket.ticketName),
      hasTickets: true,
      hasPaper: true,
    })),
  )
  await own.close()
})

it('says which facts tickets carry and which documents they can be tied to', async () => {
  const ada = visitorOf(test.app)
  const { items } = await ada.send(calls.getTicketUserDataRequest)
  expect(items.length).toBeGreaterThan(0)
  const mediums = await ada.ask(calls.getIdentificationMedium, { params: { sortReference: 'month-pupil' } })
  expect(mediums).toEqual({ sortReference: 'month-pupil', types: ['s', 'p'] })
  const none = await ada.ask(calls.getIdentificationMedium, { params: { sortReference: 'network-day-adult' } })
  expect(none.types).toEqual([])
})
