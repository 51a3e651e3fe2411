import * as calls from '@billett/contract'
import { BERLIN, DELETION_DAYS, localDate, PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import type { visitorOf } from '../../../testing/client.ts'
import { aCart, execution } from '../../../testing/purchase.ts'
import { type ShopWithStripe, shopWithStripe } from '../../../testing/shop-with-stripe.ts'
import type { World } from '../../../world.ts'
import { deleteAccounts } from '../../upkeep/account-deletion/index.ts'
import { forgetAtProvider } from './forget-at-provider.ts'
import { returnedWith } from './setup/returned-with.fixture.ts'

let shop: ShopWithStripe
let stripe: ShopWithStripe['stripe']
let world: World
let ada: ReturnType<typeof visitorOf>
let customers = 0

beforeAll(async () => {
  shop = await shopWithStripe()
  ;({ stripe, world } = shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  customers += 1
  const email = `ada${customers}@example.org`
  ada = (await aCustomer({ ...shop.test, world, app: shop.app }, { email })).visitor
})

const begin = async (): Promise<string> => {
  const params = { type: PAYMENT_TYPE.Standard, subtype: PAYMENT_SUB_TYPE.CreditCard }
  return (await ada.ask(calls.requestAddPaymentMethod, { params, query: {} })).redirectURL
}

const comeBack = (answer: Response) => ada.send(calls.addPaymentMethod, { body: returnedWith(answer) })

const aCard = async (way: Parameters<typeof stripe.press>[1]): Promise<calls.PaymentMethod> => {
  const { items, errors } = await comeBack(await stripe.press(await begin(), way))
  const [stored] = items
  if (!stored) throw new Error(`not stored: ${JSON.stringify(errors)}`)
  return stored
}

const stored = async (): Promise<string[]> => {
  const { items } = await ada.send(calls.getPaymentMethods, { query: {} })
  return items.filter(({ isGeneric }) => !isGeneric).map(({ label }) => label)
}

const orderBy = async (paymentMethodId: string) => {
  const ticket = {
    sortId: 'network-day-adult',
    validFrom: `${localDate(world.clock(), BERLIN)}T23:59`,
    passengerCount: 1,
  }
  const cart = await aCart(ada, ticket)
  const { guest: _, ...body } = execution(cart, { paymentMethodId })
  const params = { orderId: cart.orderId }
  return {
    answer: await ada.send(calls.executeSale, { body }),
    verify: () => ada.ask(calls.verifyOrder, { params, query: {} }),
    see: () => ada.ask(calls.getOrder, { params, query: {} }),
  }
}

/** Does the queued work at Stripe, as a worker would. */
const forgetAll = async (): Promise<void> => {
  const { rows } = await world.db.execute<{ token: string }>(
    sql`select data->>'token' as token from job.job where name = 'forgetMethod'`,
  )
  for (const { token } of rows) await forgetAtProvider(world, token)
}

describe('a card stored at Stripe', () => {
  it('is stored by the return and the event together, and by neither alone', async () => {
    const answer = await stripe.press(await begin(), 'paid')
    expect(await stripe.webhooks.deliverAll(2)).toEqual([200, 200])
    expect(await stored()).toEqual([])
    await comeBack(answer)
    expect(await stored()).toEqual(['Visa •••• 4242'])
  })

  it('pays without leading anywhere, and the order says by what', async () => {
    const { answer, see } = await orderBy((await aCard('paid')).id)
    expect(answer.items).toMatchObject([{ urlToVerification: null }])
    expect(await see()).toMatchObject({
      state: 'completed',
      payment: { state: 'paid', methodLabel: 'Visa •••• 4242' },
    })
  })

  it('leads to the bank’s page where the bank asks, instead of failing', async () => {
    const { answer, verify } = await orderBy((await aCard('ask')).id)
    const page = answer.items[0]?.urlToVerification ?? ''
    expect(page).toContain('/authenticate/')
    expect((await stripe.press(page, 'approve')).headers.get('location')).toContain('/confirm/')
    expect(await verify()).toMatchObject({ state: 'completed' })
  })

  it('is charged by the event alone, when its owner closes the bank’s page', async () => {
    const { answer, see } = await orderBy((await aCard('ask')).id)
    await stripe.press(answer.items[0]?.urlToVerification ?? '', 'approve')
    await stripe.webhooks.deliverAll()
    expect(await see()).toMatchObject({ state: 'completed' })
  })

  it('that is declined leaves the order free', async () => {
    const { answer, see } = await orderBy((await aCard('decline')).id)
    expect(answer).toMatchObject({ status: 409, errors: [{ translationKey: 'error.paymentRefused' }] })
    expect(await see()).toMatchObject({
      state: 'prepared',
      payment: { state: 'declined', reason: 'insufficientFunds' },
    })
  })

  it('is detached when it is deleted, and goes with its customer when the account does', async () => {
    const before = stripe.attached().length
    const { id } = await aCard('paid')
    await aCard('paid')
    await ada.send(calls.deletePaymentMethod, { params: { id } })
    await forgetAll()
    expect(stripe.attached()).toHaveLength(before + 1)
    await ada.send(calls.requestDeletion)
    const muchLater = new Date(Date.now() + (DELETION_DAYS + 1) * 24 * 3_600_000).toISOString()
    expect(await deleteAccounts({ ...world, clock: () => muchLater })).toBe(1)
    await forgetAll()
    expect(stripe.attached()).toHaveLength(before)
  })
})
