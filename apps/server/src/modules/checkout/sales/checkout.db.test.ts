import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { databasePrint } from '../../../testing/database-print.ts'
import {
  aCart,
  aDayTicket,
  aGuest,
  bought,
  DEBIT,
  execution,
  placed,
  referenceOf,
  verified,
} from '../../../testing/purchase.ts'
import { errorsOf } from '../../../testing/raw-request.ts'
import { dearerBy, withoutSort, withVersions } from '../../../testing/region/changed-tariff.ts'
import { demoRegionStore } from '../../../testing/region/demo-region-store.ts'
import { aRelationTicket } from '../../../testing/relation-ticket.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendOrderMail } from '../../ticket/fulfilment/index.ts'

type Visitor = ReturnType<typeof visitorOf>

const START = '2026-11-21T09:00:00.000Z'
const DEAR = 'network-day-adult'

const regions = demoRegionStore(START)
const asImported = regions.current()
let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ regions })
})
afterAll(() => test.close())
beforeEach(() => regions.put(asImported))

const execute = (visitor: Visitor, order: calls.PreparedOrder, over: object = {}) =>
  visitor.send(calls.executeSaleGuest, { body: execution(order, over) })

const payments = () => test.provider.payments.size

describe('a price that changes between cart and order', () => {
  it('is not charged before the passenger has read of it', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    regions.put(withVersions(asImported, version => dearerBy(version, DEAR, 50)))
    const [before, stored] = [payments(), await databasePrint(test.world.db)]
    expect(await execute(ada, cart)).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.priceChanged', fieldName: 'expectedTotalInCents' }],
    })
    expect(payments()).toBe(before)
    expect(await databasePrint(test.world.db)).toBe(stored)

    const updated = await ada.ask(calls.updatePreparedOrder, { body: { orderId: cart.orderId } })
    const [ticket] = cart.tickets
    expect(updated.notices).toEqual([
      {
        kind: 'priceChanged',
        ticketId: ticket?.ticketId,
        ticketName: ticket?.ticketName,
        before: `${ticket?.priceInCents}`,
        after: `${(ticket?.priceInCents ?? 0) + 50}`,
      },
    ])
    expect(updated.totalGrossInCents).toBe(cart.totalGrossInCents + 50)
    expect((await ada.ask(calls.updatePreparedOrder, { body: { orderId: cart.orderId } })).notices).toEqual([])
    const order = await placed(ada, updated)
    expect(test.provider.payments.get(referenceOf(order))?.amountCents).toBe(updated.totalGrossInCents)
  })

  it('holds for a price that fell, too', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    regions.put(withVersions(asImported, version => dearerBy(version, DEAR, -50)))
    expect((await execute(ada, cart)).errors).toMatchObject([{ translationKey: 'error.priceChanged' }])
  })

  it('and a ticket that is no longer sold leaves the cart with a notice', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aDayTicket(), aDayTicket({ sortId: 'dog-day' }))
    regions.put(withVersions(asImported, version => withoutSort(version, 'dog-day')))
    expect((await execute(ada, cart)).errors).toMatchObject([{ translationKey: 'error.priceChanged' }])
    const updated = await ada.ask(calls.updatePreparedOrder, { body: { orderId: cart.orderId } })
    expect(updated.notices).toMatchObject([{ kind: 'ticketRemoved', ticketId: cart.tickets[1]?.ticketId }])
    expect(updated.tickets).toHaveLength(1)
  })

  it('does not touch an order that was placed', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    regions.put(withVersions(asImported, version => dearerBy(version, DEAR, 50)))
    const seen = await ada.ask(calls.updatePreparedOrder, { body: { orderId: order.orderId } })
    expect(seen).toMatchObject({ totalGrossInCents: order.totalGrossInCents, notices: [], payment: { state: 'open' } })
    test.provider.decide(referenceOf(order), 'paid')
    const paid = await verified(ada, order)
    expect(paid).toMatchObject({ state: 'completed', totalGrossInCents: order.totalGrossInCents })
    const later = await ada.ask(calls.updatePreparedOrder, { body: { orderId: order.orderId } })
    expect(later).toMatchObject({ payment: { state: 'paid' }, tickets: [{ state: 'issued' }] })
  })
})

describe('a tariff change on 1 January', () => {
  it('sells the old price for the old year and the new one for the new year, in one cart', async () => {
    const own = await testWorld()
    own.pass(60 * 24 * 30)
    const ada = visitorOf(own.app)
    const cart = await aCart(
      ada,
      aDayTicket({ validFrom: '2026-12-31T10:00' }),
      aDayTicket({ validFrom: '2027-01-01T10:00' }),
      await aRelationTicket(ada, 'single-adult', { validFrom: '2026-12-31T23:59' }),
      await aRelationTicket(ada, 'single-adult', { validFrom: '2027-01-01T00:00' }),
    )
    expect(cart.tickets.map(ticket => ticket.priceInCents)).toEqual([2590, 2690, 310, 320])
    expect((await execution(cart)).expectedTotalInCents).toBe(2590 + 2690 + 310 + 320)
    expect((await execute(ada, cart)).status).toBe(200)
    await own.close()
  })

  it('tells of the new price when a ticket is moved into the new year by time passing', async () => {
    const own = await testWorld()
    own.pass(60 * 24 * 38)
    const ada = visitorOf(own.app)
    const cart = await aCart(ada, await aRelationTicket(ada, 'single-adult', { validFrom: '2026-12-31T23:30' }))
    own.pass(60 * 48 - 60)
    expect(own.now() < '2027-01-01T00:00').toBe(true)
    own.pass(16 * 60)
    const updated = await ada.ask(calls.updatePreparedOrder, { body: { orderId: cart.orderId } })
    expect(updated.notices).toMatchObject([
      { kind: 'priceChanged', before: '310', after: '320' },
      { kind: 'validityMoved' },
    ])
    await own.close()
  })
})

describe('the total under the order button', () => {
  it.each([
    ['nothing', 0],
    ['a cent less', -1],
    ['a cent more', 1],
    ['a fortune', 1_000_000],
  ])('must be the right one: %s is refused', async (_, over) => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    const before = payments()
    const expectedTotalInCents = over === 0 ? 0 : cart.totalGrossInCents + over
    expect(await execute(ada, cart, { expectedTotalInCents })).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.priceChanged', fieldName: 'expectedTotalInCents' }],
    })
    expect(payments()).toBe(before)
  })

  it('of an empty cart is refused', async () => {
    const ada = visitorOf(test.app)
    const cart = await ada.ask(calls.prepareSale, { body: {} })
    expect((await execute(ada, cart)).errors).toMatchObject([{ translationKey: 'error.cartEmpty' }])
  })
})

describe('a free product', () => {
  const aToddler = () => aDayTicket({ sortId: 'free-toddler' })

  it('is bought without a payment', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aToddler())
    expect(cart.totalGrossInCents).toBe(0)
    const before = payments()
    const [order] = (await execute(ada, cart, { paymentMethodId: undefined })).items
    expect(order).toMatchObject({ state: 'completed', urlToVerification: null, payment: { state: 'none' } })
    expect(payments()).toBe(before)
    const done = await verified(ada, cart)
    expect(done).toMatchObject({ state: 'completed', tickets: [{ state: 'issued' }] })
    expect(done.invoiceNumber).not.toBeNull()
  })

  it('beside one that costs money is paid with it', async () => {
    const ada = visitorOf(test.app)
    const order = await bought(test, ada, aToddler(), aDayTicket())
    expect(order.tickets.map(ticket => ticket.priceInCents)).toEqual([0, 2590])
  })

  it('is placed once, however often it is ordered at the same time', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aToddler())
    const answers = await Promise.all(Array.from({ length: 5 }, () => execute(ada, cart)))
    expect(answers.map(({ status, items }) => [status, items[0]?.orderId])).toEqual(Array(5).fill([200, cart.orderId]))
    expect(await verified(ada, cart)).toMatchObject({ state: 'completed' })
  })

  it('cannot fill a stranger’s mail box, and its owner can still order', async () => {
    const shop = await testWorld({ config: { RATE_LIMIT: '100000' } })
    const visitor = (network: number) => visitorOf(shop.app, 'en', `192.0.2.${network}`)
    const order = async (ada: Visitor, ...tickets: calls.CartTicket[]) => {
      const cart = await aCart(ada, ...tickets)
      return { cart, answer: await execute(ada, cart, { guest: { ...aGuest, email: 'Flooded@example.org' } }) }
    }
    const ada = visitor(1)
    const placedBy = async (who: Visitor, most: number) => {
      for (let count = 0; count < most; count += 1)
        if ((await order(who, aToddler())).answer.status !== 200) return count
      return most
    }
    expect(await placedBy(ada, 11)).toBe(10)
    const { cart, answer } = await order(ada, aToddler())
    expect(answer).toMatchObject({
      status: 429,
      errors: [{ translationKey: 'error.tooManyFreeOrders', fieldName: 'guest.email' }],
    })
    expect(await ada.ask(calls.getOrder, { params: { orderId: cart.orderId }, query: {} })).toMatchObject({
      displayState: 'open',
    })
    expect((await order(ada, aToddler(), aDayTicket())).answer.status).toBe(200)

    const owner = visitor(2)
    expect((await order(owner, aToddler())).answer.status).toBe(200)
    expect(await placedBy(visitor(3), 20)).toBe(9)
    shop.pass(24 * 60)
    const tomorrows = aDayTicket({ sortId: 'free-toddler', validFrom: '2026-11-22T10:00' })
    expect((await order(ada, tomorrows)).answer.status).toBe(200)
    await shop.close()
  })

  it('is not mailed again and again to an address that is only said to be one’s own', async () => {
    const shop = await testWorld({ config: { RATE_LIMIT: '100000' } })
    const ada = visitorOf(shop.app)
    const cart = await aCart(ada, aToddler())
    expect((await execute(ada, cart)).status).toBe(200)
    const statuses: number[] = []
    for (let wish = 0; wish < 10; wish += 1) {
      shop.pass(20)
      statuses.push((await ada.send(calls.resendEmail, { params: { orderId: cart.orderId } })).status)
    }
    expect(statuses).toEqual([...Array(9).fill(200), 429])
    await shop.close()
  })

  it('is only what the tariff calls free: a price of nothing is not sold', async () => {
    regions.put(withVersions(asImported, version => dearerBy(version, DEAR, -2590)))
    const refused = await visitorOf(test.app).send(calls.prepareSale, { body: { tickets: [aDayTicket()] } })
    expect(refused).toMatchObject({ status: 409, errors: [{ translationKey: 'error.priceUnknown' }] })
  })
})

describe('a personal ticket', () => {
  const aMonth = (visitor: Visitor, sortId = 'month-pupil') =>
    aRelationTicket(visitor, sortId, { validFrom: '2026-12-01T00:00' })

  it('is not placed before it is known who travels and with which document', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aDayTicket(), await aMonth(ada))
    const ticketId = cart.tickets[1]?.ticketId ?? ''
    const known = { ticketId, firstName: 'Ada', lastName: 'Lovelace', birthDate: '2010-05-01' }
    const missing = async (over: object) => (await execute(ada, cart, { passengers: [{ ticketId, ...over }] })).errors
    expect(await missing({})).toMatchObject([
      { translationKey: 'error.passengerDataMissing', fieldName: 'passengers.1.firstName' },
    ])
    expect(await missing({ firstName: 'Ada', lastName: 'Lovelace' })).toMatchObject([
      { fieldName: 'passengers.1.birthDate' },
    ])
    expect(await missing(known)).toMatchObject([
      { translationKey: 'error.identificationMediumMissing', fieldName: 'passengers.1.identificationMedium' },
    ])
    expect(await missing({ ...known, identificationMedium: { type: 'k', value: '1' } })).toMatchObject([
      { translationKey: 'error.identificationMediumMissing' },
    ])

    const passengers = [{ ...known, identificationMedium: { type: 's' as const, value: 'S-123' } }]
    const saved = await ada.ask(calls.updatePreparedOrder, { body: { orderId: cart.orderId, passengers } })
    expect(saved.tickets[1]).toMatchObject({
      passengerName: 'Ada#Lovelace',
      passengerBirthDate: '2010-05-01',
      identificationMedium: { type: 's', value: 'S-123' },
    })
    expect(await placed(ada, saved)).toMatchObject({ status: 5 })
  })

  it('keeps what was typed before, field by field', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, await aMonth(ada, 'month-adult'))
    const ticketId = cart.tickets[0]?.ticketId ?? ''
    const save = (passenger: object) =>
      ada.ask(calls.updatePreparedOrder, { body: { orderId: cart.orderId, passengers: [{ ticketId, ...passenger }] } })
    await save({ firstName: 'Ada' })
    const saved = await save({ lastName: 'Lovelace' })
    expect(saved.tickets[0]?.passengerName).toBe('Ada#Lovelace')
  })

  it.each(['2026-11-22', '2199-12-31'])('is nobody’s who is born on %s', async birthDate => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    const ticketId = cart.tickets[0]?.ticketId ?? ''
    const body = { orderId: cart.orderId, passengers: [{ ticketId, firstName: 'Ada', birthDate }] }
    const refused = await ada.send(calls.updatePreparedOrder, { body })
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ translationKey: 'error.birthDate', fieldName: 'passengers.0.birthDate' }],
    })
    const now = await ada.ask(calls.getOrder, { params: { orderId: cart.orderId }, query: {} })
    expect(now.tickets[0]?.passengerName).toBeNull()
  })

  it('is not one of somebody else’s cart', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    const foreign = (await aCart(visitorOf(test.app))).tickets[0]?.ticketId ?? ''
    const body = { orderId: cart.orderId, passengers: [{ ticketId: foreign, firstName: 'Ada' }] }
    expect((await ada.send(calls.updatePreparedOrder, { body })).status).toBe(404)
  })
})

describe('a guest', () => {
  const email = aGuest.email
  const fields = ['guest.firstName', 'guest.lastName', 'guest.address']
  const refusedAt = (answer: Awaited<ReturnType<typeof execute>>) => ({
    status: answer.status,
    fields: answer.errors.map(({ translationKey, fieldName }) => [translationKey, fieldName]),
  })
  const namesAsked = { status: 400, fields: fields.map(field => ['error.required', field]) }

  it('pays a small ticket with an e-mail address alone, and the mail greets nobody by name', async () => {
    const own = await testWorld()
    const ada = visitorOf(own.app, 'en')
    const order = await placed(ada, await aCart(ada), { guest: { email } })
    own.provider.decide(referenceOf(order), 'paid')
    expect(await verified(ada, order)).toMatchObject({ state: 'completed', email, isBuyerNamed: false })
    await sendOrderMail(own.world, order.orderId, null)
    expect(own.mails.map(({ to }) => to)).toEqual([email])
    expect(own.mails[0]?.text).toContain('Hello,')
    expect(own.mails[0]?.text).not.toMatch(/undefined|Invoice to/)
    await own.close()
  })

  it('is named on the receipt where name and address were said', async () => {
    const own = await testWorld()
    const ada = visitorOf(own.app, 'en')
    const order = await placed(ada, await aCart(ada))
    own.provider.decide(referenceOf(order), 'paid')
    expect(await verified(ada, order)).toMatchObject({ isBuyerNamed: true })
    await sendOrderMail(own.world, order.orderId, null)
    expect(own.mails[0]?.text).toMatch(/Invoice to.*Ada Lovelace, Marktplatz 1, 12345 Falkenbrück/s)
    await own.close()
  })

  it('says name and address for a direct debit: it is refused at each field, and nothing is placed', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    const before = payments()
    const refused = await execute(ada, cart, { paymentMethodId: DEBIT, guest: { email } })
    expect(refusedAt(refused)).toEqual(namesAsked)
    expect(payments()).toBe(before)
    const half = await execute(ada, cart, { paymentMethodId: DEBIT, guest: { email, firstName: 'Ada' } })
    expect(refusedAt(half).fields).toEqual(namesAsked.fields.slice(1))
    expect((await execute(ada, cart, { paymentMethodId: DEBIT })).status).toBe(200)
  })

  it('says them for an invoice above 250 euros', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, ...Array.from({ length: 10 }, () => aDayTicket()))
    expect(cart.totalGrossInCents).toBeGreaterThan(25_000)
    expect(refusedAt(await execute(ada, cart, { guest: { email } }))).toEqual(namesAsked)
    expect((await execute(ada, cart)).status).toBe(200)
  })

  it('says them for everything where the company wants that', async () => {
    const { config } = defaultClient
    const own = await testWorld()
    own.world.client = {
      ...defaultClient,
      config: { ...config, settings: { ...config.settings, buyersAreNamed: true } },
    }
    const ada = visitorOf(own.app)
    const cart = await aCart(ada)
    const refused = await ada.send(calls.executeSaleGuest, { body: execution(cart, { guest: { email } }) })
    expect(refusedAt(refused)).toEqual(namesAsked)
    await own.close()
  })
})

describe('the address to come back to', () => {
  const orderOf = async () => {
    const ada = visitorOf(test.app)
    return { ada, cart: await aCart(ada) }
  }

  it.each([
    ['another shop', (id: string) => `https://evil.example/confirm/${id}`],
    ['another shop behind ours', (id: string) => `https://shop.example@evil.example/confirm/${id}`],
    ['another shop that begins like ours', (id: string) => `https://shop.example.evil.example/confirm/${id}`],
    ['another port', (id: string) => `https://shop.example:8443/confirm/${id}`],
    ['another shop without a scheme', (id: string) => `//evil.example/confirm/${id}`],
    ['backslashes', (id: string) => `\\\\evil.example/confirm/${id}`],
    ['a script', (id: string) => `javascript:alert(1)//shop.example/${id}`],
    ['data', (id: string) => `data:text/html,<b>/${id}`],
    ['another order', () => 'https://shop.example/confirm/00000000-0000-0000-0000-000000000000'],
    ['the start page', () => 'https://shop.example/'],
    ['no address', () => 'https://'],
    ['a path', (id: string) => `/confirm/${id}`],
  ])('is refused when it is %s', async (_, url) => {
    const { ada, cart } = await orderOf()
    const before = payments()
    expect(await execute(ada, cart, { redirectURL: url(cart.orderId) })).toMatchObject({
      status: 400,
      errors: [{ translationKey: 'error.redirectNotAllowed', fieldName: 'redirectURL' }],
    })
    expect(payments()).toBe(before)
  })

  it.each([
    ['the public one', (id: string) => `https://shop.example/confirm/${id}`],
    ['in German', (id: string) => `https://shop.example/bestaetigung/${id}`],
    ['in a frame', (id: string) => `https://shop.example/confirm/${id}?mode=embedded`],
  ])('is taken when it is %s', async (_, url) => {
    const { ada, cart } = await orderOf()
    expect((await execute(ada, cart, { redirectURL: url(cart.orderId) })).status).toBe(200)
  })

  const orderedAt = async (own: TestWorld, host: string) => {
    const ada = visitorOf(own.app)
    const cart = await aCart(ada)
    const headers = { authorization: `Bearer ${ada.token()}`, host }
    const payload = execution(cart, { redirectURL: `http://${host}/confirm/${cart.orderId}?evil=1` })
    const url = calls.pathOf(calls.executeSaleGuest)
    return { ada, cart, reply: await own.app.inject({ method: 'POST', url, headers, payload }) }
  }

  it('is not one the browser made up', async () => {
    const { reply } = await orderedAt(test, 'evil.example')
    expect(errorsOf(reply)).toMatchObject([{ translationKey: 'error.redirectNotAllowed' }])
  })

  it('is not one the browser made up in a demo either', async () => {
    const own = await testWorld({ config: { BILLETT_DEMO: '1' } })
    const { reply } = await orderedAt(own, 'evil.example')
    expect(errorsOf(reply)).toMatchObject([{ translationKey: 'error.redirectNotAllowed' }])
    await own.close()
  })

  it('may be another name of the machine in a demo, but the mail names the public one', async () => {
    const own = await testWorld({ config: { BILLETT_DEMO: '1' } })
    const { ada, cart, reply } = await orderedAt(own, '192.168.1.7:8080')
    expect(reply.statusCode).toBe(200)
    const order = await ada.ask(calls.getOrder, { params: { orderId: cart.orderId }, query: {} })
    own.provider.decide(referenceOf(order), 'paid')
    await verified(ada, order)
    await sendOrderMail(own.world, order.orderId, null)
    const [mail] = own.mails
    expect(mail?.text).toContain('https://shop.example/')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/192\.168|evil/)
    await own.close()
  })
})

describe('the way to pay', () => {
  it('is offered in the language asked for', async () => {
    const types = await visitorOf(test.app, 'de').ask(calls.getPaymentTypes, { query: {} })
    expect(types).toMatchObject({ type: 1, methods: [{ label: 'Karte', subType: 27 }, { label: 'Lastschrift' }] })
    const { items } = await visitorOf(test.app).send(calls.getPaymentMethods, { query: { genericMethod: true } })
    expect(items.map(({ label, isDefault, isGeneric }) => [label, isDefault, isGeneric])).toEqual([
      ['Card', true, true],
      ['Debit', false, true],
    ])
  })

  it('has a picture that the shop itself serves', async () => {
    const types = await visitorOf(test.app).ask(calls.getPaymentTypes, { query: {} })
    for (const { urlToIcon } of types.methods) {
      const picture = await test.app.inject({ url: urlToIcon })
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(picture.body).toContain('<path')
    }
    expect((await test.app.inject({ url: '/payment-icons/constructor.svg' })).statusCode).toBe(404)
  })

  it('must be one of these, and a wrong one ends no payment that is under way', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    for (const paymentMethodId of ['gold', undefined])
      expect(await execute(ada, order, { paymentMethodId })).toMatchObject({
        status: 400,
        errors: [{ translationKey: 'error.paymentMethodUnknown', fieldName: 'paymentMethodId' }],
      })
    expect(test.provider.payments.get(referenceOf(order))?.state).toBe('open')
  })
})

it('a signed-in customer orders without typing an address', async () => {
  const { visitor: ada } = await aCustomer(test)
  const cart = await aCart(ada)
  const { guest, ...body } = execution(cart)
  expect(guest).toBe(aGuest)
  const order = await ada.ask(calls.executeSale, { body })
  test.provider.decide(referenceOf(order), 'paid')
  expect(await verified(ada, order)).toMatchObject({ state: 'completed', email: 'ada@example.org' })
})

it('an order id in capitals is the same order', async () => {
  const ada = visitorOf(test.app)
  const order = await placed(ada, await aCart(ada))
  test.provider.decide(referenceOf(order), 'paid')
  const params = { orderId: order.orderId.toUpperCase() }
  expect(await ada.ask(calls.verifyOrder, { params, query: {} })).toMatchObject({ state: 'completed' })
})
