import type { PreparedOrder } from '@billett/contract'
import * as calls from '@billett/contract'
import { pollPayments } from '../../modules/pay/payment/index.ts'
import { type Answered, visitorOf } from '../client.ts'
import { aCart, CARD, execution, placed, referenceOf } from '../purchase.ts'
import type { Actor, Stage } from './stage.ts'

/** How something ended for whoever did it. */
export type Ending = number | 'failed'

type Passenger = ReturnType<typeof visitorOf>

/** A passenger at the shop's first server. */
export const aPassenger = ({ actors: [{ app }] }: Stage): Passenger => visitorOf(app)

/** The same passenger with the same token, asking another server. */
export function at(actor: Pick<Actor, 'app'>, passenger: Passenger): Passenger {
  const there = visitorOf(actor.app)
  there.withToken(passenger.token())
  return there
}

export async function aPlacedOrder(stage: Stage) {
  const passenger = aPassenger(stage)
  const order = await placed(passenger, await aCart(passenger))
  return { passenger, order, reference: referenceOf(order) }
}

const endingOf = ({ status }: Answered<unknown>): Ending => status

export const execute = (actor: Actor, passenger: Passenger, cart: PreparedOrder, paymentMethodId = CARD) =>
  at(actor, passenger)
    .send(calls.executeSaleGuest, { body: execution(cart, { paymentMethodId }) })
    .then(endingOf)

/** The same; 200 only where there is a payment to go to. An order that was given up is shown as it is. */
export const place = async (actor: Actor, passenger: Passenger, cart: PreparedOrder): Promise<Ending> => {
  const { status, items } = await at(actor, passenger).send(calls.executeSaleGuest, { body: execution(cart) })
  return status === 200 && !items[0]?.urlToVerification ? 409 : status
}

export const giveUp = (actor: Actor, passenger: Passenger, { orderId }: PreparedOrder) =>
  at(actor, passenger).send(calls.abortOrder, { params: { orderId } }).then(endingOf)

export const setAmount = (actor: Actor, passenger: Passenger, { orderId, tickets }: PreparedOrder, amount: number) =>
  at(actor, passenger)
    .send(calls.changeAmount, { params: { orderId, ticketId: tickets[0]?.ticketId ?? '', amount } })
    .then(endingOf)

export const redeem = (actor: Actor, passenger: Passenger, { orderId }: PreparedOrder, discountCode: string) =>
  at(actor, passenger).send(calls.redeemDiscountCode, { body: { orderId, discountCode } }).then(endingOf)

export const comeBack = (actor: Actor, passenger: Passenger, { orderId }: PreparedOrder) =>
  at(actor, passenger).send(calls.verifyOrder, { params: { orderId }, query: {} }).then(endingOf)

export const message = async (actor: Actor, reference: string, eventId: string): Promise<Ending> => {
  const reply = await actor.app.inject({
    method: 'POST',
    url: '/api/v2/payment/webhook/fake',
    headers: { 'x-signature': 'right', 'content-type': 'text/plain' },
    payload: `${eventId} ${reference}`,
  })
  return reply.statusCode
}

/** A worker's work as an ending. */
export const work = (done: Promise<unknown>): Promise<Ending> =>
  done.then(
    () => 200,
    () => 'failed',
  )

/** Swallows failures as the worker's round does: what they leave behind is found in the data. */
export const poll = ({ world }: Actor): Promise<Ending> => work(pollPayments(world))

export const see = (passenger: Passenger, { orderId }: PreparedOrder) =>
  passenger.ask(calls.getOrder, { params: { orderId }, query: {} })
