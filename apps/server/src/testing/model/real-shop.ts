import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { expireCarts } from '../../modules/checkout/sales/index.ts'
import { pollPayments } from '../../modules/pay/payment/index.ts'
import { brokenInvariants } from '../../modules/upkeep/books-check/index.ts'
import { visitorOf } from '../client.ts'
import { aCart, aDayTicket, execution } from '../purchase.ts'
import type { TestWorld } from '../test-world.ts'
import type { Answer, Fate, Known, Model, ModelPayment } from './shop-model.ts'

/** Valid on a day that no clock of these tests comes to. */
const TICKET = aDayTicket({ validFrom: '2026-12-24T10:00' })

/** Longer than the longest pause between two questions about a payment; longer than a cart lives. */
const MINUTES_UNTIL_POLL = 61
const MINUTES_UNTIL_EXPIRY = 5_001

/** Here nobody does what is queued, and carts live longer than a refund may wait. */
const NEEDS_A_WORKER = 'no refund waits for ever'

const STATES: Record<string, Model['order']> = {
  created: 'open',
  prepared: 'open',
  inProcess: 'waiting',
  paymentRequested: 'waiting',
  deferred: 'waiting',
  paid: 'paid',
  completed: 'paid',
  aborted: 'aborted',
}

const answerOf = ({ status }: { status: number }): Answer => {
  if (status === 200) return 'good'
  if (status === 502) return 'unreachable'
  if (status >= 500) throw new Error(`answered with ${status}`)
  return 'refused'
}

let events = 0

/** One order at the real app, two devices of its passenger, and everybody else who can do something with it. */
export async function realShop(test: TestWorld) {
  const { world, provider } = test
  const first = visitorOf(test.app)
  const { orderId } = await aCart(first, TICKET)
  const second = visitorOf(test.app)
  second.withToken(first.token())
  const devices = [first, second] as const
  const params = { orderId }
  let passed = 0
  const pass = (minutes: number) => {
    passed += minutes
    test.pass(minutes)
  }

  const attempts = async () => {
    const { rows } = await world.db.execute<{ reference: string; state: string; method: string; ids: string[] }>(
      sql`select reference, state, method_id as method, ticket_ids as ids from payment_attempt
          where order_id = ${orderId} and reference is not null order by number`,
    )
    return rows
  }
  const look = (device: 0 | 1) => devices[device].ask(calls.getOrder, { params, query: {} })

  return {
    orderId,
    async place(device: 0 | 1, paymentMethodId: string) {
      const body = execution(await look(device), { paymentMethodId })
      return answerOf(await devices[device].send(calls.executeSaleGuest, { body }))
    },
    async comeBack(device: 0 | 1) {
      return answerOf(await devices[device].send(calls.verifyOrder, { params, query: {} }))
    },
    async giveUp(device: 0 | 1) {
      return answerOf(await devices[device].send(calls.abortOrder, { params }))
    },
    async setAmount(device: 0 | 1, amount: number) {
      const { tickets } = await look(device)
      const changed = { ...params, ticketId: tickets[0]?.ticketId ?? '', amount }
      return answerOf(await devices[device].send(calls.changeAmount, { params: changed }))
    },
    async addTicket(device: 0 | 1) {
      return answerOf(await devices[device].send(calls.addTicket, { params, body: TICKET }))
    },
    /**
     * The provider's message about the payment that was begun as the n-th; without `again`, one that never came before.
     */
    async message(index: number, again: boolean) {
      const reference = (await attempts())[index]?.reference
      if (reference === undefined) return
      const id = again ? `again-${reference}` : `event-${++events}`
      const reply = await test.app.inject({
        method: 'POST',
        url: '/api/v2/payment/webhook/fake',
        headers: { 'x-signature': 'right', 'content-type': 'text/plain' },
        payload: `${id} ${reference}`,
      })
      if (reply.statusCode !== 200) throw new Error(`a message was answered with ${reply.statusCode}`)
    },
    async poll() {
      pass(MINUTES_UNTIL_POLL)
      await pollPayments(world)
    },
    async expire() {
      pass(MINUTES_UNTIL_EXPIRY)
      await expireCarts(world)
    },
    setDown(isDown: boolean) {
      provider.down = isDown
    },
    async befall(index: number, fate: Fate) {
      const reference = (await attempts())[index]?.reference
      const payment = reference === undefined ? undefined : provider.payments.get(reference)
      if (reference === undefined || !payment) return
      if (fate === 'paidLess') provider.decide(reference, 'paid', payment.amountCents - 1)
      else if (fate === 'paidMore') provider.decide(reference, 'paid', payment.amountCents + 1)
      else provider.decide(reference, fate)
    },
    /** The shop as a model would have it. */
    async observe(): Promise<Omit<Model, 'isLate'>> {
      const { rows } = await world.db.execute<{ state: string; ids: string[] }>(
        sql`select state, jsonb_path_query_array(tickets, '$[*].ticketId') as ids from "order" where id = ${orderId}`,
      )
      const payments = (await attempts()).map(({ reference, state, method, ids }): ModelPayment => {
        const report = provider.payments.get(reference)
        if (!report || report.state === 'refunded') throw new Error(`${reference} is not at the provider`)
        const { state: there, chargedCents } = report
        return { method, ticketIds: ids, state: there, chargedCents, known: state as Known }
      })
      const order = STATES[rows[0]?.state ?? '']
      if (!order) throw new Error(`a state without a model: ${rows[0]?.state}`)
      return { order, ticketIds: rows[0]?.ids ?? [], payments, isDown: provider.down }
    },
    async money() {
      const sum = (prefix: string) => sql`coalesce(sum(amount_cents) filter (where key like ${`${prefix}:%`}), 0)::int`
      const { rows } = await world.db.execute<{ captured: number; sold: number; due: number }>(
        sql`select ${sum('capture')} as captured, ${sum('sale')} as sold, ${sum('refundDue')} as due from ledger_entry where order_id = ${orderId}`,
      )
      return rows[0] ?? { captured: 0, sold: 0, due: 0 }
    },
    ticketsIssued: async () => {
      const { rows } = await world.db.execute(sql`select id from issued_ticket where order_id = ${orderId}`)
      return rows.length
    },
    broken: async () => {
      const broken = await brokenInvariants(world.db, world.clock())
      return broken.filter(({ invariant }) => invariant !== NEEDS_A_WORKER)
    },
    /** The provider answers again, its last messages arrive, and the clock goes back for the next order. */
    async end() {
      provider.down = false
      for (const [index] of (await attempts()).entries()) await this.message(index, false)
      await this.comeBack(0)
      test.pass(-passed)
    },
  }
}

export type RealShop = Awaited<ReturnType<typeof realShop>>
