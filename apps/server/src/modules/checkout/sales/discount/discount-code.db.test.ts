import * as calls from '@billett/contract'
import { CODE_HOLD_MINUTES } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../../testing/client.ts'
import { aCart, aDayTicket, execution, placed, referenceOf, verified } from '../../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { expireCarts } from '../cart/expire-carts.ts'

type Visitor = ReturnType<typeof visitorOf>

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const redeem = (visitor: Visitor, { orderId }: calls.PreparedOrder, discountCode: string) =>
  visitor.send(calls.redeemDiscountCode, { body: { orderId, discountCode } })

const usesOf = async (code: string, { database } = test): Promise<number> => {
  const { rows } = await database.pool.query('select uses from discount_counter where code = $1', [code])
  return rows[0]?.uses ?? 0
}

const aFerry = (validFrom = '2026-11-21T12:00') => aDayTicket({ sortId: 'ferry-adult', validFrom })

describe('a discount code', () => {
  it('takes a tenth off every ticket, and the tickets then stand alone', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aDayTicket({ amount: 2 }))
    const [reduced] = (await redeem(ada, cart, ' willkommen10 ')).items
    expect(reduced).toMatchObject({ discountCode: 'WILLKOMMEN10', discountInCents: 518, totalGrossInCents: 4662 })
    expect(reduced?.tickets).toMatchObject([
      { discountCode: 'WILLKOMMEN10', priceInCents: 2331, fullPriceInCents: 2590 },
      { discountCode: 'WILLKOMMEN10', priceInCents: 2331, fullPriceInCents: 2590 },
    ])
    const params = { orderId: cart.orderId, ticketId: cart.tickets[0]?.ticketId ?? '', amount: 3 }
    expect((await ada.send(calls.changeAmount, { params })).status).toBe(409)
  })

  it.each([
    ['that nobody gave out', 'GRATIS'],
    ['that has ended', 'FRUEHLING'],
    ['for other tickets', 'SOMMER5'],
    ['for other tickets still', 'FAEHRE1'],
    ['with a quote', `' or 1=1`],
  ])('is refused when it is one %s', async (_, code) => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    const refused = await redeem(ada, cart, code)
    expect(refused).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.invalidDiscountCode', fieldName: 'discountCode' }],
    })
    expect(await usesOf(code)).toBe(0)
  })

  it('reduces only the tickets it is for', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aDayTicket(), aFerry())
    const [reduced] = (await redeem(ada, cart, 'FAEHRE1')).items
    expect(reduced?.tickets.map(ticket => ticket.fullPriceInCents - ticket.priceInCents)).toEqual([0, 100])
  })

  it('is one per order', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aFerry())
    await redeem(ada, cart, 'FAEHRE1')
    expect(await redeem(ada, cart, 'WILLKOMMEN10')).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.discountCodeAlreadyRedeemed' }],
    })
    expect((await redeem(ada, cart, 'FAEHRE1')).items[0]).toMatchObject({ discountInCents: 100 })
    expect(await usesOf('WILLKOMMEN10')).toBe(1)
  })

  it('also reduces what is put in afterwards, so that the total shown is the total charged', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    await redeem(ada, cart, 'WILLKOMMEN10')
    const params = { orderId: cart.orderId }
    const shown = await ada.ask(calls.addTicket, { params, body: aDayTicket({ sortId: 'dog-day' }) })
    expect(shown.tickets.map(ticket => ticket.discountCode)).toEqual(['WILLKOMMEN10', 'WILLKOMMEN10'])
    const order = await placed(ada, shown)
    expect(order.totalGrossInCents).toBe(shown.totalGrossInCents)
    expect(test.provider.payments.get(referenceOf(order))?.amountCents).toBe(shown.totalGrossInCents)
  })

  it('is free again when its last ticket leaves', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aFerry())
    const before = await usesOf('FAEHRE1')
    await redeem(ada, cart, 'FAEHRE1')
    const params = { orderId: cart.orderId, ticketId: cart.tickets[0]?.ticketId ?? '', amount: 0 }
    expect((await ada.send(calls.changeAmount, { params })).items[0]).toMatchObject({ discountCode: null })
    expect(await usesOf('FAEHRE1')).toBe(before)
  })

  it('can be taken back: full prices, another code, and the use is free', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aFerry())
    const before = await usesOf('FAEHRE1')
    await redeem(ada, cart, 'FAEHRE1')
    const params = { orderId: cart.orderId }
    const full = await ada.ask(calls.removeDiscountCode, { params })
    expect(full).toMatchObject({ discountCode: null, discountInCents: 0, totalGrossInCents: cart.totalGrossInCents })
    expect(await usesOf('FAEHRE1')).toBe(before)
    expect((await redeem(ada, cart, 'WILLKOMMEN10')).items[0]).toMatchObject({ discountCode: 'WILLKOMMEN10' })
    const order = await placed(ada, await ada.ask(calls.removeDiscountCode, { params }))
    expect(await ada.send(calls.removeDiscountCode, { params: { orderId: order.orderId } })).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.paymentInProgress' }],
    })
    const bert = visitorOf(test.app)
    await aCart(bert)
    expect((await bert.send(calls.removeDiscountCode, { params })).status).toBe(404)
  })

  it('cannot be redeemed for an order that is being paid or is paid', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    expect(await redeem(ada, order, 'WILLKOMMEN10')).toMatchObject({
      errors: [{ translationKey: 'error.paymentInProgress' }],
    })
    test.provider.decide(referenceOf(order), 'paid')
    await verified(ada, order)
    expect(await redeem(ada, order, 'WILLKOMMEN10')).toMatchObject({
      errors: [{ translationKey: 'error.orderClosed' }],
    })
  })
})

describe('a code that can be used once', () => {
  it('has no use where one is given back that was never counted', async () => {
    const own = await testWorld()
    const ada = visitorOf(own.app)
    const cart = await aCart(ada)
    await redeem(ada, cart, 'EINMAL')
    await own.database.pool.query('delete from discount_counter')
    await ada.ask(calls.abortOrder, { params: { orderId: cart.orderId } })
    expect(await usesOf('EINMAL', own)).toBe(0)
    await own.close()
  })

  it('goes to one of several carts that redeem it at the same time', async () => {
    const own = await testWorld()
    const visitors = Array.from({ length: 6 }, () => visitorOf(own.app))
    const carts = await Promise.all(visitors.map(visitor => aCart(visitor)))
    const answers = await Promise.all(visitors.map((visitor, i) => carts[i] && redeem(visitor, carts[i], 'EINMAL')))
    expect(answers.map(answer => answer?.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(answers.flatMap(answer => answer?.errors ?? []).map(error => error.translationKey)).toEqual(
      Array(5).fill('error.discountCodeUsedUp'),
    )
    expect(await usesOf('EINMAL', own)).toBe(1)
    await own.close()
  })

  it('goes to one use when one cart redeems it several times at once', async () => {
    const own = await testWorld()
    const ada = visitorOf(own.app)
    const cart = await aCart(ada)
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(ada, cart, 'EINMAL')))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await usesOf('EINMAL', own)).toBe(1)
    await own.close()
  })

  it('is free again when its order is given up or its cart has ended, and gone when it is paid', async () => {
    const own = await testWorld()
    const [ada, bert, cleo, dora] = Array.from({ length: 4 }, () => visitorOf(own.app))
    if (!ada || !bert || !cleo || !dora) throw new Error('four visitors are needed')
    const first = await aCart(ada)
    await redeem(ada, first, 'EINMAL')
    await ada.ask(calls.abortOrder, { params: { orderId: first.orderId } })

    const second = await aCart(bert)
    expect((await redeem(bert, second, 'EINMAL')).status).toBe(200)
    own.pass(5000)
    await expireCarts(own.world)

    const third = await aCart(cleo, aDayTicket({ validFrom: '2026-11-30T10:00' }))
    const [reduced] = (await redeem(cleo, third, 'EINMAL')).items
    if (!reduced) throw new Error('not redeemed')
    const order = await placed(cleo, reduced)
    own.provider.decide(referenceOf(order), 'paid')
    expect(await verified(cleo, order)).toMatchObject({ state: 'completed', discountCode: 'EINMAL' })

    const late = await redeem(dora, await aCart(dora, aDayTicket({ validFrom: '2026-11-30T10:00' })), 'EINMAL')
    expect(late).toMatchObject({ status: 409, errors: [{ translationKey: 'error.discountCodeUsedUp' }] })
    await own.close()
  })

  it('is still the order’s when a payment is declined', async () => {
    const own = await testWorld()
    const ada = visitorOf(own.app)
    const [cart] = (await redeem(ada, await aCart(ada), 'EINMAL')).items
    if (!cart) throw new Error('not redeemed')
    const order = await placed(ada, cart)
    own.provider.decide(referenceOf(order), 'declined')
    const back = await verified(ada, order)
    expect(back).toMatchObject({ state: 'prepared', discountCode: 'EINMAL', totalGrossInCents: cart.totalGrossInCents })
    expect((await ada.send(calls.executeSaleGuest, { body: execution(back) })).status).toBe(200)
    await own.close()
  })

  it('comes free when the cart that holds it lies idle, and its passenger is told', async () => {
    const own = await testWorld()
    const [ada, bert] = [visitorOf(own.app), visitorOf(own.app)]
    const later = () => aDayTicket({ validFrom: '2026-11-30T10:00' })
    const [idle] = (await redeem(ada, await aCart(ada, later()), 'EINMAL')).items
    if (!idle) throw new Error('not redeemed')
    const wanting = await aCart(bert, later())

    own.pass(CODE_HOLD_MINUTES - 1)
    expect(await redeem(bert, wanting, 'EINMAL')).toMatchObject({ status: 409 })
    own.pass(1)
    expect((await redeem(bert, wanting, 'EINMAL')).status).toBe(200)
    expect(await usesOf('EINMAL', own)).toBe(1)

    const ordering = await ada.send(calls.executeSaleGuest, { body: execution(idle) })
    expect(ordering).toMatchObject({ status: 409, errors: [{ translationKey: 'error.priceChanged' }] })
    const [back] = (await ada.send(calls.updatePreparedOrder, { body: { orderId: idle.orderId } })).items
    expect(back).toMatchObject({
      discountCode: null,
      discountInCents: 0,
      notices: [{ kind: 'discountCodeRemoved', ticketId: idle.tickets[0]?.ticketId, before: 'EINMAL', after: null }],
    })
    expect((await ada.send(calls.executeSaleGuest, { body: execution(back ?? idle) })).status).toBe(200)
    await own.close()
  })

  it('stays with a cart that is being filled, and with an order that is being paid', async () => {
    const own = await testWorld()
    const [ada, bert] = [visitorOf(own.app), visitorOf(own.app)]
    const later = () => aDayTicket({ validFrom: '2026-11-30T10:00' })
    const cart = await aCart(ada, later())
    await redeem(ada, cart, 'EINMAL')
    const wanting = await aCart(bert, later())
    own.pass(CODE_HOLD_MINUTES - 1)
    const filled = await ada.ask(calls.addTicket, { params: { orderId: cart.orderId }, body: later() })
    own.pass(CODE_HOLD_MINUTES - 1)
    expect((await redeem(bert, wanting, 'EINMAL')).status).toBe(409)
    await placed(ada, filled)
    own.pass(10 * CODE_HOLD_MINUTES)
    expect((await redeem(bert, wanting, 'EINMAL')).status).toBe(409)
    await own.close()
  })

  it('is not taken from a cart that is being ordered at the same moment, nor given twice', async () => {
    const own = await testWorld()
    const [ada, ...others] = Array.from({ length: 5 }, () => visitorOf(own.app))
    if (!ada) throw new Error('somebody must hold it')
    const later = () => aDayTicket({ validFrom: '2026-12-24T10:00' })
    for (let round = 0; round < 6; round += 1) {
      const [held] = (await redeem(ada, await aCart(ada, later()), 'EINMAL')).items
      if (!held) throw new Error('not redeemed')
      const carts = await Promise.all(others.map(async other => ({ other, cart: await aCart(other, later()) })))
      own.pass(CODE_HOLD_MINUTES)
      const ordering = () => ada.send(calls.executeSaleGuest, { body: execution(held) })
      const wanting = carts.map(
        ({ other, cart }) =>
          () =>
            redeem(other, cart, 'EINMAL'),
      )
      const racing = round % 2 ? [ordering, ...wanting] : [...wanting, ordering]
      const answers = await Promise.all(racing.map(race => race()))
      // Either the order has it or one of those who wanted it.
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
      expect(await usesOf('EINMAL', own)).toBe(1)
      for (const { other, cart } of carts) await other.send(calls.abortOrder, { params: { orderId: cart.orderId } })
      await ada.send(calls.abortOrder, { params: { orderId: held.orderId } })
    }
    await own.close()
  })
})
