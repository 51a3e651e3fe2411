import * as calls from '@billett/contract'
import { addMinutes, BERLIN, localDate, PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import { customerAt, startPaymentDemo } from '@billett/payment-demo/testing'
import { sql } from 'drizzle-orm'
import { demoPaymentProvider } from '../../../adapters/payment-provider/demo/demo-payment-provider.ts'
import { demoSetups } from '../../../adapters/payment-setups/demo-setups.ts'
import { demoCardService } from '../../../adapters/prepaid-cards/demo-card-service.ts'
import { buildApp } from '../../../app.ts'
import { aCustomer } from '../../../testing/account.ts'
import { aCart, execution } from '../../../testing/purchase.ts'
import { demoRegionStore } from '../../../testing/region/demo-region-store.ts'
import { testShop } from '../../../testing/test-shop.ts'
import { testWorld } from '../../../testing/test-world.ts'
import type { World } from '../../../world.ts'
import { creditPrepaidCard } from '../../checkout/top-up/index.ts'
import { pollPayments, refundPayment } from '../payment/index.ts'
import { pollSetups } from './setup/poll-setups.ts'
import { returnedWith } from './setup/returned-with.fixture.ts'

/** Milliseconds the shop waits for the provider: longer than an answer takes on the slowest machine. */
const PATIENCE = 4_000

/** Longer than the longest pause between two questions. */
const MINUTES_UNTIL_ALL_IS_DUE = 61

/** The shop, listening, with the real demo provider and card service, and somebody who is signed in. */
export async function demoCustomer() {
  const test = await testWorld({ regions: demoRegionStore(new Date().toISOString()) })
  const demo = await startPaymentDemo()
  const settings = { baseUrl: demo.baseUrl(), secret: demo.secret, timeoutMilliseconds: PATIENCE }
  const world: World = {
    ...test.world,
    config: { ...test.world.config },
    // Messages are signed with the real time.
    clock: () => new Date().toISOString(),
    realClock: () => new Date().toISOString(),
    payments: demoPaymentProvider(settings),
    setups: demoSetups(settings),
    prepaidCards: demoCardService(settings),
  }
  const app = await buildApp(testShop(world))
  const { visitor: ada, signedIn } = await aCustomer({ ...test, world, app })
  world.config.PUBLIC_URL = await app.listen({ port: 0, host: '127.0.0.1' })
  /** What the customer sees at the provider, and how to come back. */
  const enterAt = (redirectURL: string) => {
    const comeBack = (answer: Response) => ada.send(calls.addPaymentMethod, { body: returnedWith(answer) })
    return {
      atProvider: customerAt(redirectURL),
      comeBack,
      /** The same address in another browser than the one in which something was entered. */
      comeBackFromElsewhere: async () => comeBack(await customerAt(redirectURL).visit()),
    }
  }

  /** Begins to store a card. */
  const beginCard = async () => {
    const params = { type: PAYMENT_TYPE.Standard, subtype: PAYMENT_SUB_TYPE.CreditCard }
    return enterAt((await ada.ask(calls.requestAddPaymentMethod, { params, query: {} })).redirectURL)
  }

  const enter = async ({ atProvider, comeBack }: ReturnType<typeof enterAt>, number: string) => {
    const { items, errors } = await comeBack(await atProvider.saveCard(number))
    const [stored] = items
    if (!stored) throw new Error(`not stored: ${JSON.stringify(errors)}`)
    return stored
  }

  const storeCard = async (number: string): Promise<calls.PaymentMethod> => enter(await beginCard(), number)

  /** Enters a stored card anew. */
  const renewCard = async (id: string, number: string): Promise<calls.PaymentMethod> => {
    const { redirectURL } = await ada.ask(calls.getPaymentMethodRedirectUrl, { params: { id }, query: {} })
    return enter(enterAt(redirectURL), number)
  }

  const stored = async (): Promise<string[]> => {
    const { items } = await ada.send(calls.getPaymentMethods, { query: {} })
    return items.filter(({ isGeneric }) => !isGeneric).map(({ label }) => label)
  }

  const aTicket = () => ({
    sortId: 'network-day-adult',
    validFrom: `${localDate(world.clock(), BERLIN)}T23:59`,
    passengerCount: 1,
  })

  /** Orders a day ticket, or whatever is given, by a method. */
  const order = async (paymentMethodId: string, ...tickets: calls.CartTicket[]) => {
    const cart = await aCart(ada, ...(tickets.length > 0 ? tickets : [aTicket()]))
    const redirectURL = `${world.config.PUBLIC_URL}/confirm/${cart.orderId}`
    const { guest: _, ...body } = execution(cart, { paymentMethodId, redirectURL })
    const params = { orderId: cart.orderId }
    return {
      cart,
      body,
      send: () => ada.send(calls.executeSale, { body }),
      history: async () =>
        (await ada.send(calls.getOrders)).items.find(({ orderId }) => orderId === cart.orderId)?.methodLabel,
      see: () => ada.ask(calls.getOrder, { params, query: {} }),
      verify: () => ada.ask(calls.verifyOrder, { params, query: {} }),
    }
  }

  /** What a worker does in time: asks about everything, and tries every refund and top-up once. */
  const work = async (minutes = MINUTES_UNTIL_ALL_IS_DUE): Promise<void> => {
    const later = { ...world, clock: () => addMinutes(new Date().toISOString(), minutes) }
    await pollSetups(later)
    await pollPayments(later)
    const topUps = await world.db.execute<{ id: string }>(sql`select id from prepaid_top_up where state = 'requested'`)
    for (const { id } of topUps.rows) await creditPrepaidCard(world, id).catch(() => undefined)
    const refunds = await world.db.execute<{ id: string }>(sql`select id from refund where state = 'requested'`)
    for (const { id } of refunds.rows) await refundPayment(world, id).catch(() => undefined)
  }

  /** What the provider is to forget. */
  const tokensToForget = async (): Promise<string[]> => {
    const { rows } = await world.db.execute<{ token: string }>(
      sql`select data->>'token' as token from job.job where name = 'forgetMethod'`,
    )
    return rows.map(({ token }) => token)
  }

  const booked = async (orderId: string): Promise<Record<string, number>> => {
    const { rows } = await world.db.execute<{ what: string; times: number }>(
      sql`select split_part(key, ':', 1) as what, count(*)::int as times from ledger_entry where order_id = ${orderId} group by 1`,
    )
    return Object.fromEntries(rows.map(({ what, times }) => [what, times]))
  }

  return {
    world,
    demo,
    ada,
    mails: test.mails,
    userId: signedIn.userId,
    beginCard,
    storeCard,
    renewCard,
    stored,
    order,
    work,
    booked,
    tokensToForget,
    /** The provider does this with the next payment that is begun. */
    next: (scenario: string) => demo.call('PUT', '/demo/behaviour', { scenario, next: 1 }),
    close: async () => {
      await app.close()
      await demo.stop()
      await test.close()
    },
  }
}

export type DemoCustomer = Awaited<ReturnType<typeof demoCustomer>>
