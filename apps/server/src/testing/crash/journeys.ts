import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Checkpoint } from '../../ports/checkpoints.ts'
import type { Passenger } from './passenger.ts'
import { CARD, DEBIT } from './passenger.ts'
import type { Stand } from './stand.ts'

export interface Journey {
  /** What passes these points in the first place; another process may do so too. */
  server: readonly Checkpoint[]
  worker: readonly Checkpoint[]
  /** What has become of it when everything is over: tickets sold, or nothing. */
  tickets: number
  run: (passenger: Passenger, stand: Stand) => Promise<void>
}

const PLACING: readonly Checkpoint[] = [
  'cartStored',
  'orderToBePlaced',
  'orderPlaced',
  'paymentToBeCreated',
  'paymentCreated',
  'openingToBeStored',
  'openingStored',
]
const SETTLING: readonly Checkpoint[] = [
  'paymentToBeFetched',
  'paymentFetched',
  'settlementToBeStored',
  'settlementStored',
]
const MAILING: readonly Checkpoint[] = ['mailTaken', 'mailToBeSent', 'mailSent', 'mailNoted']

/** Milliseconds. */
const PAID_WITHIN = 60_000
const LOOK_AGAIN = 50

/** The passenger has left the page: only the provider's message or our own question can tell. */
async function untilPaid({ db, provider }: Stand, orderId: string): Promise<void> {
  const deadline = Date.now() + PAID_WITHIN
  while (Date.now() < deadline) {
    const { rows } = await db.execute<{ state: string }>(sql`select state from "order" where id = ${orderId}`)
    if (rows[0]?.state === 'paid' || rows[0]?.state === 'completed') return
    // A message that found nobody is sent again.
    await provider('POST', '/demo/advance', { seconds: 30 })
    await pause(LOOK_AGAIN)
  }
  throw new Error(`order ${orderId} was not paid in time`)
}

/** What passengers do and what befalls them; together these pass every checkpoint. */
export const JOURNEYS = {
  /** The ordinary purchase, with a change of the cart on the way. */
  twoTickets: {
    server: [...PLACING, 'changeToBeStored', 'changeStored', ...SETTLING, 'messageReceived'],
    worker: MAILING,
    tickets: 2,
    async run(passenger) {
      await passenger.fillCart()
      await passenger.setAmount(2)
      await passenger.place()
      await passenger.pay()
      await passenger.comeBack()
    },
  },
  /** The page is closed after the payment. */
  closedPage: {
    server: [...PLACING, 'messageReceived', ...SETTLING],
    worker: MAILING,
    tickets: 1,
    async run(passenger, stand) {
      await passenger.fillCart()
      await passenger.place()
      await passenger.pay()
      await untilPaid(stand, passenger.orderId() ?? '')
    },
  },
  /** And the provider's message is lost: the worker has to ask. */
  lostMessage: {
    server: PLACING,
    worker: [...SETTLING, ...MAILING],
    tickets: 1,
    async run(passenger, { provider }) {
      await provider('PUT', '/demo/behaviour', { scenario: 'webhook-lost' })
      await passenger.fillCart()
      await passenger.place()
      await passenger.pay()
    },
  },
  /** Given up while the pay page is open. */
  givenUp: {
    server: [...PLACING, 'paymentToBeCancelled', 'paymentCancelled', ...SETTLING, 'changeToBeStored', 'changeStored'],
    worker: [],
    tickets: 0,
    async run(passenger) {
      await passenger.fillCart()
      await passenger.place()
      await passenger.giveUp()
    },
  },
  /** Another way to pay is chosen while the pay page of the first is open. */
  otherMethod: {
    server: [...PLACING, 'paymentToBeCancelled', 'paymentCancelled', ...SETTLING],
    worker: MAILING,
    tickets: 1,
    async run(passenger) {
      await passenger.fillCart()
      await passenger.place(CARD)
      await passenger.place(DEBIT)
      await passenger.pay()
      await passenger.comeBack()
    },
  },
  /** The provider answers the first creation with an error. */
  brokenCreation: {
    server: [...PLACING, 'forgettingToBeStored', 'forgettingStored', ...SETTLING],
    worker: MAILING,
    tickets: 1,
    async run(passenger, { provider }) {
      await provider('PUT', '/demo/behaviour', { scenario: 'create-exception', next: 1 })
      await passenger.fillCart()
      await passenger.place()
      await passenger.pay()
      await passenger.comeBack()
    },
  },
  /** The provider charges another amount: it goes back. */
  wrongAmount: {
    server: [...PLACING, ...SETTLING],
    worker: ['refundTaken', 'refundToBeAsked', 'refundAnswered', 'refundToBeStored', 'refundStored'],
    tickets: 0,
    async run(passenger, { provider }) {
      await provider('PUT', '/demo/behaviour', { scenario: 'wrong-amount' })
      await passenger.fillCart()
      await passenger.place()
      await passenger.pay()
      await passenger.comeBack()
    },
  },
  /** The tickets cannot be made with the payment: a job makes them. */
  ticketsLater: {
    server: [...PLACING, ...SETTLING],
    worker: ['ticketsTaken', 'ticketsToBeStored', 'ticketsStored', ...MAILING],
    tickets: 1,
    async run(passenger, stand) {
      await passenger.fillCart()
      const orderId = passenger.orderId() ?? ''
      await stand.db.execute(sql`insert into ticket_trouble values (${orderId})`)
      await passenger.place()
      await passenger.pay()
      await untilPaid(stand, orderId)
      await stand.db.execute(sql`delete from ticket_trouble`)
    },
  },
  /** Four rides, one of them used at once. */
  fourRides: {
    server: [...PLACING, ...SETTLING, 'ridesToBeStored', 'ridesStored'],
    worker: MAILING,
    tickets: 1,
    async run(passenger) {
      await passenger.fillCart('four-adult', await passenger.relationOf('four-adult'))
      await passenger.place()
      await passenger.pay()
      await passenger.comeBack()
      await passenger.validateRide()
    },
  },
} as const satisfies Record<string, Journey>

export type JourneyName = keyof typeof JOURNEYS

export const journeyOf = (name: JourneyName): Journey => JOURNEYS[name]
