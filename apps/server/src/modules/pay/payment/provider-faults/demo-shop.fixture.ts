import * as calls from '@billett/contract'
import { addMinutes, BERLIN, localDate } from '@billett/domain'
import { type ScenarioName, TEST_CARDS } from '@billett/payment-demo'
import { customerAt, startPaymentDemo } from '@billett/payment-demo/testing'
import { sql } from 'drizzle-orm'
import { demoPaymentProvider } from '../../../../adapters/payment-provider/demo/demo-payment-provider.ts'
import { buildApp } from '../../../../app.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { aCart, execution } from '../../../../testing/purchase.ts'
import { demoRegionStore } from '../../../../testing/region/demo-region-store.ts'
import { testShop } from '../../../../testing/test-shop.ts'
import { testWorld } from '../../../../testing/test-world.ts'
import type { World } from '../../../../world.ts'
import { pollPayments } from '../poll-payments.ts'
import { refundPayment } from '../refund/refund-payment.ts'

const CARD = 'demo-1-27'
export const DEBIT = 'demo-1-3'

/** Milliseconds the shop waits for the provider: longer than an answer takes on the slowest machine. */
const PATIENCE = 4_000

/** Longer than the longest pause between two questions about a payment. */
const MINUTES_UNTIL_ALL_IS_DUE = 61

/** The number of the card that makes it happen. */
export const cardFor = (scenario: ScenarioName): string => {
  const card = TEST_CARDS.find(known => known.scenario === scenario)
  if (!card) throw new Error(`no test card makes ${scenario} happen`)
  return card.number
}

/**
 * The shop, listening, with the real demo provider, whose messages reach it as they would in life. Time passes by
 * `demo.advance`.
 */
export async function demoShop() {
  const test = await testWorld({ regions: demoRegionStore(new Date().toISOString()) })
  const demo = await startPaymentDemo()
  const provider = () =>
    demoPaymentProvider({ baseUrl: demo.baseUrl(), secret: demo.secret, timeoutMilliseconds: PATIENCE })
  const world: World = {
    ...test.world,
    config: { ...test.world.config },
    // Messages are signed with the real time.
    clock: () => new Date().toISOString(),
    realClock: () => new Date().toISOString(),
    payments: provider(),
  }
  const shop = await buildApp(testShop(world))
  world.config.PUBLIC_URL = await shop.listen({ port: 0, host: '127.0.0.1' })

  const bodyFor = (cart: calls.PreparedOrder, over: object = {}) => {
    const redirectURL = `${world.config.PUBLIC_URL}/confirm/${cart.orderId}`
    return execution(cart, { paymentMethodId: CARD, redirectURL, ...over })
  }

  /** A passenger with a day ticket in the cart. */
  const aPassenger = async () => {
    const ada = visitorOf(shop)
    const ticket = {
      sortId: 'network-day-adult',
      validFrom: `${localDate(world.clock(), BERLIN)}T23:59`,
      passengerCount: 1,
    }
    const cart = await aCart(ada, ticket)
    const params = { orderId: cart.orderId }
    return {
      cart,
      ask: (over: object = {}) => ada.ask(calls.executeSaleGuest, { body: bodyFor(cart, over) }),
      send: () => ada.send(calls.executeSaleGuest, { body: bodyFor(cart) }),
      see: () => ada.ask(calls.getOrder, { params, query: {} }),
      verify: () => ada.ask(calls.verifyOrder, { params, query: {} }),
      giveUp: () => ada.send(calls.abortOrder, { params }),
    }
  }

  /** The passenger is on the provider's page. */
  const anOrder = async (paymentMethodId = CARD) => {
    const passenger = await aPassenger()
    const order = await passenger.ask({ paymentMethodId })
    return { ...passenger, order, atProvider: customerAt(order.urlToVerification ?? '') }
  }

  /** What a worker does in time: asks about every payment, and tries every refund once. */
  const work = async (): Promise<void> => {
    await pollPayments({ ...world, clock: () => addMinutes(new Date().toISOString(), MINUTES_UNTIL_ALL_IS_DUE) })
    const { rows } = await world.db.execute<{ id: string }>(sql`select id from refund where state = 'requested'`)
    // A job that fails is tried again later.
    for (const { id } of rows) await refundPayment(world, id).catch(() => undefined)
  }

  /** How an order has ended: what was booked how often, what goes back, how many tickets are valid. */
  const end = async ({ orderId }: { orderId: string }) => {
    const booked = await world.db.execute<{ what: string; times: number }>(
      sql`select split_part(key, ':', 1) as what, count(*)::int as times from ledger_entry where order_id = ${orderId} group by 1`,
    )
    const refunds = await world.db.execute<{ amount: number; why: string; state: string }>(
      sql`select amount_cents as amount, why, state from refund where order_id = ${orderId} order by created_on`,
    )
    const tickets = await world.db.execute(
      sql`select id from issued_ticket where order_id = ${orderId} and state <> 'cancelled'`,
    )
    return {
      booked: Object.fromEntries(booked.rows.map(({ what, times }) => [what, times])),
      refunds: refunds.rows,
      tickets: tickets.rows.length,
    }
  }

  /** The payment of the order's latest attempt, as the provider itself sees it. */
  const atProvider = async ({ orderId }: { orderId: string }) => {
    const { rows } = await world.db.execute<{ key: string }>(
      sql`select idempotency_key as key from payment_attempt where order_id = ${orderId} order by number desc limit 1`,
    )
    const { body } = await demo.call('GET', `/v1/payments?idempotencyKey=${rows[0]?.key}`)
    return body
  }

  return {
    world,
    demo,
    stateAtProvider: async (order: { orderId: string }): Promise<string> => (await atProvider(order)).state,
    payPageOf: async (order: { orderId: string }): Promise<string> => (await atProvider(order)).payUrl,
    aPassenger,
    anOrder,
    work,
    end,
    /** The provider does this with the next payment that is begun. */
    next: (scenario: ScenarioName) => demo.call('PUT', '/demo/behaviour', { scenario, next: 1 }),
    /** The provider does this with everything until `behave()` ends it. */
    behave: (scenario?: ScenarioName) =>
      scenario ? demo.call('PUT', '/demo/behaviour', { scenario }) : demo.call('DELETE', '/demo/behaviour'),
    restartProvider: async () => {
      await demo.restart()
      world.payments = provider()
    },
    close: async () => {
      await shop.close()
      await demo.stop()
      await test.close()
    },
  }
}

export type DemoShop = Awaited<ReturnType<typeof demoShop>>

/** Nothing was charged, and nothing was sold. */
export const NOTHING = { booked: {}, refunds: [], tickets: 0 }
/** Paid once, one ticket. */
export const ONE_TICKET = { booked: { capture: 1, sale: 1 }, refunds: [], tickets: 1 }
