import * as calls from '@billett/contract'
import { TEST_CARDS } from '@billett/payment-demo'
import { customerAt } from '@billett/payment-demo/testing'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { storedPaymentMethod } from '../../../db/schema/index.ts'
import { sendOrderMail } from '../../ticket/fulfilment/index.ts'
import { type DemoCustomer, demoCustomer } from './demo-customer.fixture.ts'

let shop: DemoCustomer
beforeAll(async () => {
  shop = await demoCustomer()
})
afterAll(() => shop.close())
afterEach(async () => {
  const { items } = await shop.ada.send(calls.getPaymentMethods, { query: {} })
  for (const { id, isGeneric } of items)
    if (!isGeneric) await shop.ada.send(calls.deletePaymentMethod, { params: { id } })
})

const cardFor = (scenario: string): string => TEST_CARDS.find(card => card.scenario === scenario)?.number ?? ''
/** Its bank asks nothing. */
const QUICK = '4000000000000002'

describe('with the demo provider a way to pay', () => {
  it('is stored when its owner comes back', async () => {
    expect(await shop.storeCard(cardFor('paid'))).toMatchObject({ label: 'Visa •••• 1111', isDefault: true })
    expect(await shop.stored()).toEqual(['Visa •••• 1111'])
  })

  it.each([
    ['declined-card-expired', 'error.paymentMethodDeclined'],
    ['cancelled', 'error.paymentMethodNotConfirmed'],
    ['pending-then-declined', 'error.paymentMethodPending'],
  ])('is not stored (%s): %s', async (scenario, translationKey) => {
    const { atProvider, comeBack } = await shop.beginCard()
    const answer = await comeBack(await atProvider.saveCard(cardFor(scenario)))
    expect(answer).toMatchObject({ status: 409, errors: [{ translationKey }] })
    await shop.demo.advance(30)
    expect(await shop.stored()).toEqual([])
  })

  it('is not stored by somebody who thinks better of it', async () => {
    const { atProvider, comeBack } = await shop.beginCard()
    expect((await comeBack(await atProvider.cancel())).errors).toMatchObject([
      { translationKey: 'error.paymentMethodNotConfirmed' },
    ])
  })

  it('appears by itself once the provider has decided (pending-then-paid)', async () => {
    const { atProvider, comeBack } = await shop.beginCard()
    await comeBack(await atProvider.saveCard(cardFor('pending-then-paid')))
    await shop.demo.advance(30)
    expect(await shop.stored()).toEqual(['Visa •••• 3006'])
  })

  it('is stored when its owner opens the page again that did not lead back (silent-after-charge)', async () => {
    const { atProvider, comeBack } = await shop.beginCard()
    await atProvider.submit('enter', { number: cardFor('silent-after-charge'), expiry: '12/34', cvc: '123' })
    void atProvider.submit('challenge', { decision: 'confirm' }).catch(() => undefined)
    await vi.waitFor(async () => expect((await atProvider.visit()).status).toBe(303))
    await shop.demo.advance(1)
    expect(await shop.stored()).toEqual([])
    await comeBack(await atProvider.visit())
    expect(await shop.stored()).toEqual(['Visa •••• 6025'])
  })

  it('is not stored by messages and questions alone, while nobody comes back, and is forgotten then', async () => {
    const { atProvider, comeBack } = await shop.beginCard()
    const answer = await atProvider.saveCard(QUICK)
    await shop.demo.advance(1)
    await shop.work()
    expect(await shop.stored()).toEqual([])
    expect(await shop.tokensToForget()).toContainEqual(expect.stringMatching(/^tok_/))
    expect((await comeBack(answer)).errors).toMatchObject([{ translationKey: 'error.paymentMethodNotProven' }])
    expect(await shop.stored()).toEqual([])
  })

  it.each(['webhook-lost', 'webhook-forged'] as const)(
    'is not stored by a message that is none (%s), but by asking',
    async scenario => {
      const { atProvider, comeBack } = await shop.beginCard()
      const answer = await atProvider.saveCard(cardFor(scenario))
      await shop.demo.advance(30)
      expect(await shop.stored()).toEqual([])
      await comeBack(answer)
      expect(await shop.stored()).toEqual([expect.stringMatching(/^Visa •••• /)])
    },
  )

  it('cannot be had by who began it and had somebody else enter it', async () => {
    const { atProvider, comeBackFromElsewhere } = await shop.beginCard()
    await atProvider.saveCard(cardFor('paid'))
    await shop.demo.advance(1)
    expect((await comeBackFromElsewhere()).errors).toMatchObject([{ translationKey: 'error.paymentMethodNotProven' }])
    expect(await shop.stored()).toEqual([])
  })

  it('is stored once, whoever comes first: return, message three times over, poll (webhook-duplicate)', async () => {
    const { atProvider, comeBack } = await shop.beginCard()
    const answer = await atProvider.saveCard(cardFor('webhook-duplicate'))
    // The poll comes while its owner may still prove it: an hour later it would be forgotten, if it came first.
    await Promise.all([comeBack(answer), comeBack(answer), shop.demo.advance(1), shop.work(1)])
    expect(await shop.stored()).toEqual(['Visa •••• 5001'])
  })
})

describe('an order paid by a stored method', () => {
  it('is paid without going anywhere, and once however often it is ordered', async () => {
    const { id } = await shop.storeCard(QUICK)
    const { cart, send, see } = await shop.order(id)
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ items }) => items[0]?.urlToVerification)).toEqual([null, null, null])
    expect(await see()).toMatchObject({ state: 'completed', payment: { state: 'paid' } })
    await shop.demo.advance(1)
    await shop.work()
    expect(await shop.booked(cart.orderId)).toEqual({ capture: 1, sale: 1 })
  })

  it('says what it was paid with: in the order, its list and its mail, also after that was deleted', async () => {
    const { id } = await shop.storeCard(QUICK)
    const { cart, send, see, history } = await shop.order(id)
    await send()
    await shop.ada.send(calls.deletePaymentMethod, { params: { id } })
    expect((await see()).payment.methodLabel).toBe('Visa •••• 0002')
    expect(await history()).toBe('Visa •••• 0002')
    await sendOrderMail(shop.world, cart.orderId, null)
    expect(shop.mails.at(-1)?.text).toContain('Paid with: Visa •••• 0002')
  })

  it('goes to the bank’s question where the bank asks, and nowhere else', async () => {
    const { id } = await shop.storeCard(cardFor('paid'))
    const { send, verify } = await shop.order(id)
    const [placed] = (await send()).items
    await customerAt(placed?.urlToVerification ?? '').submit('challenge', { decision: 'confirm' })
    expect(await verify()).toMatchObject({ state: 'completed' })
  })

  it('is free for another method when it is declined (stored-declined)', async () => {
    const { id } = await shop.storeCard(cardFor('stored-declined'))
    const { cart, body, send, see } = await shop.order(id)
    expect(await send()).toMatchObject({ status: 409, errors: [{ translationKey: 'error.paymentRefused' }] })
    expect(await see()).toMatchObject({ state: 'prepared', payment: { state: 'declined' } })
    expect(await shop.booked(cart.orderId)).toEqual({})
    const other = await shop.ada.ask(calls.executeSale, { body: { ...body, paymentMethodId: 'demo-1-27' } })
    expect(other.urlToVerification).toMatch(/\/pay\//)
  })

  it('whose answer is lost is charged once, and found out about (create-answer-lost)', async () => {
    const { id } = await shop.storeCard(QUICK)
    const { cart, send, see } = await shop.order(id)
    await shop.next('create-answer-lost')
    await send()
    await shop.work()
    expect(await see()).toMatchObject({ state: 'completed' })
    expect(await shop.booked(cart.orderId)).toEqual({ capture: 1, sale: 1 })
  })

  it('is not given up while nobody can say whether it was charged (create-timeout), and never charged twice', async () => {
    const { id } = await shop.storeCard(QUICK)
    const { cart, body, send, see } = await shop.order(id)
    await shop.next('create-timeout')
    expect((await send()).items).toMatchObject([{ state: 'deferred', payment: { state: 'unknown' } }])
    const other = await shop.ada.send(calls.executeSale, { body: { ...body, paymentMethodId: 'demo-1-27' } })
    expect(other).toMatchObject({ status: 409, errors: [{ translationKey: 'error.paymentInProgress' }] })
    // The provider has never heard of it; after half an hour it will not arrive any more.
    await shop.work()
    expect(await see()).toMatchObject({ state: 'prepared', payment: { state: 'expired' } })
    expect(await shop.booked(cart.orderId)).toEqual({})
  })

  it('keeps what it is charged by when the method is entered anew, until it is decided', async () => {
    const { id } = await shop.storeCard(QUICK)
    const rows = await shop.world.db.select().from(storedPaymentMethod).where(eq(storedPaymentMethod.id, id))
    const [old] = rows.map(({ token }) => token)
    const { send, see } = await shop.order(id)
    await shop.next('create-timeout')
    await send()
    expect(await shop.renewCard(id, cardFor('paid'))).toMatchObject({ id, label: 'Visa •••• 1111' })
    await shop.work(1)
    expect(await see()).toMatchObject({ payment: { state: 'unknown' } })
    expect(await shop.tokensToForget()).not.toContain(old)
    await shop.work()
    expect(await see()).toMatchObject({ payment: { state: 'expired' } })
    await shop.work(2 * 60)
    expect(await shop.tokensToForget()).toContain(old)
    expect(await shop.stored()).toEqual(['Visa •••• 1111'])
  })

  it('by a method of somebody else is refused as by none', async () => {
    const { send } = await shop.order(crypto.randomUUID())
    expect(await send()).toMatchObject({ status: 400, errors: [{ translationKey: 'error.paymentMethodUnknown' }] })
  })

  it('keeps its method until it is decided', async () => {
    const { id } = await shop.storeCard(cardFor('paid'))
    const { cart, send } = await shop.order(id)
    await send()
    const drop = () => shop.ada.send(calls.deletePaymentMethod, { params: { id } })
    expect(await drop()).toMatchObject({ status: 409, errors: [{ translationKey: 'error.paymentMethodInUse' }] })
    await shop.ada.send(calls.abortOrder, { params: { orderId: cart.orderId } })
    expect((await drop()).status).toBe(200)
    expect(await shop.stored()).toEqual([])
  })
})
