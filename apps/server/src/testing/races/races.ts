import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { refundPayment } from '../../modules/pay/payment/index.ts'
import { fulfilOrder } from '../../modules/ticket/fulfilment/index.ts'
import { aCart, DEBIT } from '../purchase.ts'
import { aRelationTicket } from '../relation-ticket.ts'
import { broken, endingsOf, type Race, unless } from './race.ts'
import { RACES_OF_APPLICATIONS } from './races-of-applications.ts'
import { RACES_OF_CHANGES } from './races-of-changes.ts'
import { RACES_OF_CONTRACTS } from './races-of-contracts.ts'
import { RACES_OF_SUSPICIONS } from './races-of-suspicions.ts'
import {
  aPassenger,
  aPlacedOrder,
  at,
  comeBack,
  type Ending,
  execute,
  giveUp,
  message,
  place,
  poll,
  redeem,
  see,
  setAmount,
  work,
} from './racing.ts'
import type { Stage } from './stage.ts'

let events = 0
const newEvent = () => `race-${++events}`

export const RACES: readonly Race[] = [
  ...RACES_OF_APPLICATIONS,
  ...RACES_OF_CONTRACTS,
  ...RACES_OF_CHANGES,
  ...RACES_OF_SUSPICIONS,
  {
    name: 'return × message × poll',
    racers: 3,
    async run(stage, order) {
      const { test, actors } = stage
      const { passenger, order: placed, reference } = await aPlacedOrder(stage)
      test.provider.decide(reference, 'paid')
      test.pass(2)
      const point = 'settlementToBeStored'
      const endings = await endingsOf(
        [
          { actor: actors[0], at: point, go: actor => comeBack(actor, passenger, placed) },
          { actor: actors[1], at: point, go: actor => message(actor, reference, newEvent()) },
          { actor: actors[2], at: point, go: poll },
        ],
        order,
      )
      const { state, tickets } = await see(passenger, placed)
      return [
        ...broken(endings),
        ...unless(state === 'completed' && tickets.length === 1, `${tickets.length} tickets, ${state}`),
      ]
    },
    proofs: [
      { without: ['rowLocks'], shows: /answered 500|books:/ },
      { without: ['rowLocks', 'ledgerKey', 'ticketKey', 'bookingNumber'], shows: /entries of capture/ },
    ],
  },
  {
    name: 'one message × the same message',
    racers: 2,
    async run(stage, order) {
      const { reference } = await aPlacedOrder(stage)
      const event = newEvent()
      const steps = [stage.actors[0], stage.actors[1]].map(actor => ({
        actor,
        at: 'settlementToBeStored' as const,
        go: (there: typeof actor) => message(there, reference, event),
      }))
      return broken(await endingsOf(steps, order))
    },
    proofs: [{ without: ['inboxKey'], shows: /messages with one id/ }],
  },
  {
    name: 'execute × execute',
    racers: 2,
    async run(stage, order) {
      const { actors, test } = stage
      const passenger = aPassenger(stage)
      const cart = await aCart(passenger)
      const before = test.provider.payments.size
      const steps = [actors[0], actors[1]].map(actor => ({
        actor,
        at: 'orderToBePlaced' as const,
        go: (there: typeof actor) => execute(there, passenger, cart),
      }))
      const endings = await endingsOf(steps, order)
      const payments = test.provider.payments.size - before
      return [
        ...unless(
          endings.every(ending => ending === 200),
          `somebody was answered ${endings.join(', ')}`,
        ),
        ...unless(payments === 1, `${payments} payments for one order`),
      ]
    },
    proofs: [
      { without: ['rowLocks'], shows: /answered .*500/ },
      { without: ['rowLocks', 'oneOpenAttempt', 'attemptNumber'], shows: /2 open payments of an order/ },
    ],
  },
  {
    name: 'execute by card × execute by debit',
    racers: 2,
    async run(stage, order) {
      const { actors, test } = stage
      const passenger = aPassenger(stage)
      const cart = await aCart(passenger)
      const known = new Set(test.provider.payments.keys())
      const endings = await endingsOf(
        [
          { actor: actors[0], at: 'orderToBePlaced', go: actor => execute(actor, passenger, cart) },
          { actor: actors[1], at: 'orderToBePlaced', go: actor => execute(actor, passenger, cart, DEBIT) },
        ],
        order,
      )
      const payable = [...test.provider.payments.values()].filter(
        ({ reference, state }) => !known.has(reference) && state === 'open',
      )
      return [...broken(endings), ...unless(payable.length === 1, `${payable.length} payments that can be paid`)]
    },
    proofs: [{ without: ['rowLocks', 'oneOpenAttempt', 'attemptNumber'], shows: /2 payments that can be paid/ }],
  },
  {
    name: 'execute × abort',
    racers: 2,
    async run(stage, order) {
      const { actors } = stage
      const passenger = aPassenger(stage)
      const cart = await aCart(passenger)
      const [executed, aborted] = await endingsOf(
        [
          { actor: actors[0], at: 'orderToBePlaced', go: actor => place(actor, passenger, cart) },
          { actor: actors[1], at: 'changeToBeStored', go: actor => giveUp(actor, passenger, cart) },
        ],
        order,
      )
      const { state } = await see(passenger, cart)
      return [
        ...broken([executed ?? 'failed', aborted ?? 'failed']),
        ...unless((executed === 200) !== (aborted === 200), `placed: ${executed}, given up: ${aborted}, then ${state}`),
      ]
    },
    proofs: [{ without: ['rowLocks'], shows: /placed: 200, given up: 200/ }],
  },
  {
    name: 'execute × change of amount',
    racers: 2,
    async run(stage, order) {
      const { actors } = stage
      const passenger = aPassenger(stage)
      const cart = await aCart(passenger)
      const endings = await endingsOf(
        [
          { actor: actors[0], at: 'orderToBePlaced', go: actor => execute(actor, passenger, cart) },
          { actor: actors[1], at: 'changeToBeStored', go: actor => setAmount(actor, passenger, cart, 3) },
        ],
        order,
      )
      return [
        ...broken(endings),
        ...unless(endings.filter(ending => ending === 200).length === 1, `answered ${endings.join(', ')}`),
      ]
    },
    proofs: [{ without: ['rowLocks'], shows: /books: every attempt asks for the sum/ }],
  },
  {
    name: 'redeem × redeem of a code’s last use',
    racers: 2,
    async run(stage, order) {
      const { actors, test } = stage
      const passengers = [aPassenger(stage), aPassenger(stage)]
      const carts = await Promise.all(passengers.map(passenger => aCart(passenger)))
      const steps = [actors[0], actors[1]].flatMap((actor, index) => {
        const [passenger, cart] = [passengers[index], carts[index]]
        if (!passenger || !cart) return []
        return [{ actor, at: 'changeToBeStored' as const, go: () => redeem(actor, passenger, cart, 'EINMAL') }]
      })
      const endings = await endingsOf(steps, order)
      const { rows } = await test.world.db.execute(sql`select order_id from discount_use where code = 'EINMAL'`)
      const uses = rows.length
      // The next order of the racers finds the code unused again.
      for (const [index, passenger] of passengers.entries())
        await passenger.send(calls.abortOrder, { params: { orderId: carts[index]?.orderId ?? '' } })
      return [
        ...broken(endings),
        ...unless(uses === 1, `${uses} uses of a code for one`),
        ...unless(endings.filter(ending => ending === 200).length === 1, `answered ${endings.join(', ')}`),
      ]
    },
    proofs: [{ without: ['codeCounter'], shows: /2 uses of a code for one/ }],
  },
  {
    name: 'validate × validate of the last ride',
    racers: 2,
    async run(stage, order) {
      const { actors, test } = stage
      const passenger = aPassenger(stage)
      const placed = await passenger.ask(calls.prepareSale, {
        body: { tickets: [await aRelationTicket(passenger, 'four-adult')] },
      })
      await execute(actors[0], passenger, placed)
      const { urlToVerification } = await see(passenger, placed)
      test.provider.decide(urlToVerification?.split('/').at(-1) ?? '', 'paid')
      await comeBack(actors[0], passenger, placed)
      const parentTicketGuid = placed.tickets[0]?.ticketId ?? ''
      const validate = async (actor: (typeof actors)[number], amountValidating: number): Promise<Ending> => {
        const body = { parentTicketGuid, amountValidating, dateValid: '2026-11-21T11:00', wait: true as const }
        return (await at(actor, passenger).send(calls.validateMultiTicket, { body })).status
      }
      await validate(actors[2], 3)
      const steps = [actors[0], actors[1]].map(actor => ({
        actor,
        at: 'ridesToBeStored' as const,
        go: (there: typeof actor) => validate(there, 1),
      }))
      const endings = await endingsOf(steps, order)
      return [
        ...broken(endings),
        ...unless(endings.filter(ending => ending === 200).length === 1, `validated: ${endings.join(', ')}`),
      ]
    },
    proofs: [{ without: ['rowLocks'], shows: /books: rides validated are rides used/ }],
  },
  {
    name: 'fulfil × cancel: paid and given up at once',
    racers: 2,
    async run(stage, order) {
      const { actors, test } = stage
      const { passenger, order: placed, reference } = await aPlacedOrder(stage)
      test.provider.decide(reference, 'paid')
      const point = 'settlementToBeStored'
      const [told, aborted] = await endingsOf(
        [
          { actor: actors[0], at: point, go: actor => message(actor, reference, newEvent()) },
          { actor: actors[1], at: point, go: actor => giveUp(actor, passenger, placed) },
        ],
        order,
      )
      const { state } = await see(passenger, placed)
      return [
        ...broken([told ?? 'failed', aborted ?? 'failed']),
        ...unless(aborted === 409 && state === 'completed', `given up: ${aborted}, then ${state}`),
      ]
    },
    proofs: [{ without: ['rowLocks'], shows: /answered 500/ }],
  },
  {
    name: 'fulfil × fulfil: two workers, one order',
    racers: 2,
    async run(stage, order) {
      const { actors } = stage
      const { orderId } = await anOrderWithoutTickets(stage)
      const steps = [actors[0], actors[1]].map(actor => ({
        actor,
        at: 'ticketsToBeStored' as const,
        go: (there: typeof actor) => work(fulfilOrder(there.world, orderId)),
      }))
      return broken(await endingsOf(steps, order))
    },
    proofs: [
      { without: ['rowLocks'], shows: /answered failed/ },
      { without: ['rowLocks', 'ticketKey', 'bookingNumber'], shows: /books: every fulfilled order has one issued/ },
    ],
  },
  {
    name: 'refund × refund: two workers, one refund',
    racers: 2,
    async run(stage, order) {
      const { actors, test } = stage
      const { passenger, order: placed, reference } = await aPlacedOrder(stage)
      test.provider.decide(reference, 'paid', placed.totalGrossInCents - 1)
      await comeBack(actors[2], passenger, placed)
      const { rows } = await test.world.db.execute<{ id: string }>(
        sql`select id from refund where order_id = ${placed.orderId}`,
      )
      const refundId = rows[0]?.id ?? ''
      const steps = [actors[0], actors[1]].map(actor => ({
        actor,
        at: 'refundToBeStored' as const,
        go: (there: typeof actor) => work(refundPayment(there.world, refundId)),
      }))
      return broken(await endingsOf(steps, order))
    },
    proofs: [
      { without: ['refundState'], shows: /answered failed/ },
      { without: ['refundState', 'ledgerKey'], shows: /2 entries of refunded/ },
    ],
  },
  {
    name: 'invoice × invoice: two servers, two orders',
    racers: 2,
    async run(stage, order) {
      const { actors, test } = stage
      const placed = [await aPlacedOrder(stage), await aPlacedOrder(stage)]
      for (const { reference } of placed) test.provider.decide(reference, 'paid')
      const steps = placed.flatMap(({ reference }, index) => {
        const actor = actors[index]
        const go = (there: (typeof actors)[number]) => message(there, reference, newEvent())
        return actor ? [{ actor, at: 'settlementToBeStored' as const, go }] : []
      })
      const endings = await endingsOf(steps, order)
      const states = await Promise.all(placed.map(async one => (await see(one.passenger, one.order)).state))
      return [
        ...broken(endings),
        ...unless(
          states.every(state => state === 'completed'),
          `orders are ${states.join(', ')}`,
        ),
      ]
    },
    proofs: [{ without: ['invoiceCounter'], shows: /orders are .*paid/ }],
  },
]

/** Paid, and its tickets could not be made with the payment. */
async function anOrderWithoutTickets(stage: Stage): Promise<{ orderId: string }> {
  const { actors, test } = stage
  const { order, reference } = await aPlacedOrder(stage)
  test.provider.decide(reference, 'paid')
  const [actor] = actors
  const { barcode } = actor.world
  actor.world.barcode = {
    ...barcode,
    sign() {
      throw new Error('the test says so')
    },
  }
  await message(actor, reference, newEvent())
  actor.world.barcode = barcode
  return order
}
