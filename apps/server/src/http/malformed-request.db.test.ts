import * as calls from '@billett/contract'
import { failures } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import type { Language } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../testing/client.ts'
import { databasePrint } from '../testing/database-print.ts'
import { aCart, aDayTicket, execution } from '../testing/purchase.ts'
import { errorsOf, sendRaw } from '../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

let test: TestWorld
let authorization: string
let orderId: string
beforeAll(async () => {
  test = await testWorld()
  const ada = visitorOf(test.app)
  orderId = (await aCart(ada)).orderId
  authorization = `Bearer ${ada.token()}`
})
afterAll(() => test.close())

const addTicket = (body: unknown, more: object = {}) =>
  sendRaw(test.app, calls.addTicket, { params: { orderId }, body, authorization, ...more })

const refusal = (reason: keyof typeof failures, fieldName = '', language: Language = 'en') => ({
  fieldName,
  translationKey: `error.${reason}`,
  errorCode: failures[reason].code,
  customerErrorMessage: failures[reason][language],
})

describe('a body that cannot be read', () => {
  it.each([
    ['broken JSON', '{"sortId": "network-day-ad'],
    ['text that is no JSON', 'sortId=network-day-adult'],
    ['nothing', ''],
    ['a poisoned prototype', '{"__proto__": {"sortId": "x"}}'],
    ['a poisoned constructor', '{"constructor": {"prototype": {"x": 1}}}'],
  ])('is refused as a whole: %s', async (_, body) => {
    const reply = await addTicket(body)
    expect(reply.statusCode).toBe(400)
    expect(errorsOf(reply)).toMatchObject([refusal('malformedRequest')])
  })

  it.each(['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused in a format nobody speaks: %s',
    async contentType => {
      const reply = await addTicket('<ticket/>', { contentType, language: 'de' })
      expect(reply.statusCode).toBe(415)
      expect(errorsOf(reply)).toMatchObject([refusal('unsupportedMediaType', '', 'de')])
    },
  )

  it('is refused when it is too large', async () => {
    const reply = await addTicket({ sortId: 'x'.repeat(1024 * 1024) })
    expect(reply.statusCode).toBe(413)
    expect(errorsOf(reply)).toMatchObject([refusal('bodyTooLarge')])
  })

  it.each([
    ['lists', '['.repeat(60_000) + ']'.repeat(60_000)],
    ['objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
    ['a field', `{"sortId":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
  ])('does no harm however deep it is nested: %s', async (_, body) => {
    expect((await addTicket(body)).statusCode).toBe(400)
  })

  it.each([[[]], [[1, 2]], ['"text"'], ['5'], ['true']])('is refused when it is no object: %j', async body => {
    const reply = await addTicket(body)
    expect(reply.statusCode).toBe(400)
    expect(errorsOf(reply)).toMatchObject([refusal('notValid')])
  })
})

describe('everything that is wrong is said at once', () => {
  it('in address and body', async () => {
    const before = await databasePrint(test.world.db)
    const reply = await addTicket(
      { sortId: 5, validFrom: '2027-02-29T10:00', passengerCount: -1, freeChildren: 'two' },
      { params: { orderId: 'abc' } },
    )
    expect(reply.statusCode).toBe(400)
    expect(errorsOf(reply)).toMatchObject([
      refusal('notValid', 'orderId'),
      refusal('notValid', 'sortId'),
      refusal('dateTime', 'validFrom'),
      refusal('outOfRange', 'passengerCount'),
      refusal('number', 'freeChildren'),
    ])
    expect(await databasePrint(test.world.db)).toBe(before)
  })

  it('and what is missing is told from what is wrong', async () => {
    const reply = await sendRaw(test.app, calls.executeSaleGuest, {
      body: {
        orderId,
        expectedTotalInCents: '12',
        guest: { firstName: 'R2D2', address: { postCode: '1', country: 'xx' } },
      },
      authorization,
      language: 'de',
    })
    expect(errorsOf(reply).map(({ fieldName, translationKey }) => [fieldName, translationKey])).toEqual([
      ['expectedTotalInCents', 'error.notValid'],
      ['redirectURL', 'error.required'],
      ['wait', 'error.required'],
      ['finalize', 'error.required'],
      ['termsAccepted', 'error.termsNotAccepted'],
      ['guest.email', 'error.required'],
      ['guest.firstName', 'error.notValid'],
      ['guest.address.street', 'error.required'],
      ['guest.address.houseNumber', 'error.required'],
      ['guest.address.city', 'error.required'],
      ['guest.address.country', 'error.countryNotAvailable'],
    ])
  })

  it('for every ticket of a list', async () => {
    const tickets = [aDayTicket({ passengerCount: 0 }), aDayTicket(), aDayTicket({ validFrom: 'today' })]
    const reply = await sendRaw(test.app, calls.prepareSale, { body: { tickets } })
    expect(errorsOf(reply).map(error => error.fieldName)).toEqual(['tickets.0.passengerCount', 'tickets.2.validFrom'])
  })

  it('but no more than anybody reads', async () => {
    const choices = Object.fromEntries(Array.from({ length: 10_000 }, (_, category) => [category, 'yes']))
    const reply = await sendRaw(test.app, calls.logConsent, { body: { choices } })
    expect(reply.statusCode).toBe(400)
    expect(errorsOf(reply)).toHaveLength(100)
  })
})

/** With a slash at its end an address is the same. */
const bare = (path: string): string => path.replace(/\/$/, '')

describe('addresses', () => {
  it.each(['/api/v3/sales/nothing', '/api/v9/sales/orders', '/api', '/api/v3/../etc/passwd', '/api/v3/sales/orders/'])(
    'nobody answers at are not found: %s',
    async url => {
      const reply = await test.app.inject({ method: 'GET', url, headers: { 'accept-language': 'de' } })
      expect([401, 404]).toContain(reply.statusCode)
      expect(errorsOf(reply)).toHaveLength(1)
    },
  )

  it.each(catalogue.map(call => [call.name, call] as const))(
    '%s is not answered by another method',
    async (_, call) => {
      const others = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter(method => method !== call.method)
      const url = bare(calls.pathOf(call)).replaceAll(/\{\w+\}/g, '7')
      for (const method of others) {
        const reply = await test.app.inject({ method, url, headers: { authorization, 'accept-language': 'en' } })
        const neighbour = catalogue.find(
          other =>
            other.method === method &&
            new RegExp(`^${bare(calls.pathOf(other)).replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i').test(url),
        )
        if (neighbour) continue
        expect(reply.statusCode, method).toBe(405)
        expect(reply.headers.allow?.toString().split(', ')).toContain(call.method)
        expect(errorsOf(reply)).toMatchObject([refusal('methodNotAllowed')])
      }
    },
  )

  it.each(['/api/v3/sales/orders/%zz', '/api/v3/sales/orders/%c3%28', `/api/v3/sales/orders/${'x'.repeat(3000)}`])(
    'that cannot be read are answered in the envelope, too',
    async url => {
      const reply = await test.app.inject({ url, headers: { authorization, 'accept-language': 'de' } })
      expect(reply.statusCode).toBe(400)
      expect(errorsOf(reply)).toMatchObject([refusal('malformedRequest', '', 'de')])
    },
  )

  it('are the same in capitals and with a slash at the end', async () => {
    const url = `/API/V3/SALES/ORDERS/${orderId.toUpperCase()}/`
    const reply = await test.app.inject({ method: 'GET', url, headers: { authorization } })
    expect(reply.json()).toMatchObject({ data: [{ orderId }] })
  })

  it('with an effect do nothing when only their head is asked for', async () => {
    const before = await databasePrint(test.world.db)
    const gets = catalogue.filter(call => call.method === 'GET' && call.effect)
    for (const call of gets) {
      const url = calls.pathOf(call).replaceAll(/\{\w+\}/g, orderId)
      const { statusCode } = await test.app.inject({ method: 'HEAD', url, headers: { authorization } })
      // Where another call's parameter takes the same address, its access is what is answered.
      expect([403, 405], call.name).toContain(statusCode)
    }
    expect(await databasePrint(test.world.db)).toBe(before)
  })

  it('may carry parameters nobody knows', async () => {
    const url = `/api/v3/sales/orders/${orderId}?withImages=true&utm_source=x&__proto__=1&constructor=2`
    expect((await test.app.inject({ method: 'GET', url, headers: { authorization } })).statusCode).toBe(200)
  })
})

it('undeclared fields of a body are ignored', async () => {
  const ada = visitorOf(test.app)
  const cart = await aCart(ada)
  const body = { ...execution(cart), totalCents: 1, state: 'paid', priceInCents: 0, tickets: [], ownerId: 'x' }
  const reply = await sendRaw(test.app, calls.executeSaleGuest, { body, authorization: `Bearer ${ada.token()}` })
  expect(reply.json()).toMatchObject({
    data: [{ state: 'paymentRequested', totalGrossInCents: cart.totalGrossInCents }],
  })
})
