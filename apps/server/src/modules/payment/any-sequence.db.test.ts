import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { KnownPaymentState } from '../../ports/payment-provider.ts'
import { visitorOf } from '../../testing/client.ts'
import { forbidCallsInTransactions } from '../../testing/no-call-in-transaction.ts'
import { aCart, aDayTicket, CARD, DEBIT, execution } from '../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../testing/test-world.ts'
import { brokenInvariants } from '../books/index.ts'
import { pollPayments } from './poll-payments.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  forbidCallsInTransactions(test)
})
afterAll(() => test.close())

const ACTIONS = [
  'byCard',
  'byDebit',
  'return',
  'message',
  'sameMessage',
  'poll',
  'giveUp',
  'more',
  'fewer',
  'look',
] as const
const FATES = ['paid', 'paidLess', 'paidMore', 'declined', 'cancelled', 'pending', 'expired', 'down', 'up'] as const

type Action = (typeof ACTIONS)[number]
type Fate = (typeof FATES)[number]

/** One thing happens at the provider, then some things are done at the same time. */
const step = fc.record({
  fate: fc.option(fc.constantFrom(...FATES), { nil: undefined }),
  actions: fc.array(fc.constantFrom(...ACTIONS), { minLength: 1, maxLength: 3 }),
})

let events = 0

/** What an order gets while the provider does not answer. */
const PROVIDER_DOWN = 502

/** The payments of an order at the provider, the oldest first. */
async function paymentsOf(orderId: string): Promise<string[]> {
  const { rows } = await test.world.db.execute<{ key: string }>(
    sql`select idempotency_key as key from payment_attempt where order_id = ${orderId} order by number`,
  )
  const all = [...test.provider.payments.values()]
  return rows.flatMap(({ key }) =>
    all.filter(payment => payment.idempotencyKey === key).map(({ reference }) => reference),
  )
}

const AMOUNT_OFF: Partial<Record<Fate, number>> = { paidLess: -1, paidMore: 1 }

async function befall(fate: Fate, orderId: string, pick: number): Promise<void> {
  if (fate === 'down' || fate === 'up') {
    test.provider.down = fate === 'down'
    return
  }
  const references = await paymentsOf(orderId)
  const reference = references[pick % Math.max(1, references.length)]
  const payment = reference === undefined ? undefined : test.provider.payments.get(reference)
  // Money that was taken stays taken.
  if (!reference || !payment || payment.state === 'paid') return
  const off = AMOUNT_OFF[fate]
  const state: KnownPaymentState = off === undefined && fate !== 'paidLess' && fate !== 'paidMore' ? fate : 'paid'
  test.provider.decide(reference, state, off === undefined ? undefined : payment.amountCents + off)
}

const message = async (orderId: string, pick: number, eventId: string): Promise<number> => {
  const references = await paymentsOf(orderId)
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/v2/payment/webhook/fake',
    headers: { 'x-signature': 'right', 'content-type': 'text/plain' },
    payload: `${eventId} ${references[pick % Math.max(1, references.length)] ?? 'pay_none'}`,
  })
  return reply.statusCode
}

type Visitor = ReturnType<typeof visitorOf>

async function act(action: Action, visitor: Visitor, cart: calls.PreparedOrder, pick: number): Promise<number> {
  const { orderId } = cart
  const params = { orderId }
  const seen = () => visitor.ask(calls.getOrder, { params, query: {} })
  const setAmount = async (change: number) => {
    const { tickets } = await seen()
    const ticketId = tickets[0]?.ticketId ?? ''
    const changed = { ...params, ticketId, amount: Math.max(0, tickets.length + change) }
    return (await visitor.send(calls.changeAmount, { params: changed })).status
  }
  const place = async (paymentMethodId: string) =>
    (await visitor.send(calls.executeSaleGuest, { body: execution(await seen(), { paymentMethodId }) })).status
  switch (action) {
    case 'byCard':
      return place(CARD)
    case 'byDebit':
      return place(DEBIT)
    case 'return':
      return (await visitor.send(calls.verifyOrder, { params, query: {} })).status
    case 'message':
      return message(orderId, pick, `any-${++events}`)
    case 'sameMessage':
      return message(orderId, pick, `same-${orderId}`)
    case 'poll':
      await pollPayments(test.world)
      return 200
    case 'giveUp':
      return (await visitor.send(calls.abortOrder, { params })).status
    case 'more':
      return setAmount(1)
    case 'fewer':
      return setAmount(-1)
    case 'look':
      return (await visitor.send(calls.getOrder, { params, query: { withImages: true } })).status
  }
}

interface Money {
  captured: number
  sold: number
  due: number
}

async function moneyOf(orderId: string): Promise<Money> {
  const sum = (prefix: string) => sql`coalesce(sum(amount_cents) filter (where key like ${`${prefix}:%`}), 0)::int`
  const { rows } = await test.world.db.execute<Money & Record<string, unknown>>(
    sql`select ${sum('capture')} as captured, ${sum('sale')} as sold, ${sum('refundDue')} as due from ledger_entry where order_id = ${orderId}`,
  )
  return rows[0] ?? { captured: 0, sold: 0, due: 0 }
}

it('whatever happens, in whatever order: money pays for the order or goes back, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), fc.nat(10), async (steps, pick) => {
      const ada = visitorOf(test.app)
      const cart = await aCart(ada, aDayTicket({ validFrom: '2026-12-24T10:00' }))
      for (const { fate, actions } of [{ fate: undefined, actions: ['byCard'] as const }, ...steps]) {
        if (fate) await befall(fate, cart.orderId, pick)
        test.pass(1)
        const statuses = await Promise.all(actions.map(action => act(action, ada, cart, pick)))
        expect(statuses.filter(status => status >= 500 && status !== PROVIDER_DOWN)).toEqual([])
        expect(await brokenInvariants(test.world.db)).toEqual([])
      }

      // In the end the provider answers, and its last messages arrive.
      test.provider.down = false
      for (const [index] of (await paymentsOf(cart.orderId)).entries())
        expect(await message(cart.orderId, index, `last-${++events}`)).toBe(200)
      const after = await ada.ask(calls.verifyOrder, { params: { orderId: cart.orderId }, query: {} })
      const paid = (await paymentsOf(cart.orderId)).map(
        reference => test.provider.payments.get(reference)?.chargedCents ?? 0,
      )
      const { captured, sold, due } = await moneyOf(cart.orderId)
      expect(captured).toBe(paid.reduce((sum, cents) => sum + cents, 0))
      expect(captured).toBe(sold + due)
      expect(after.state === 'completed').toBe(sold > 0)
      expect(await brokenInvariants(test.world.db)).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 120_000)
