import type { Instant } from '@billett/domain'
import type { Chosen } from '../behaviour/scenarios.ts'
import type { Credit } from '../cards/credit.ts'
import { applySetup, type SetupBook } from '../setup/apply-setup.ts'
import type { Delivery, WebhookEvent } from '../webhook/webhook-event.ts'
import type { Entry } from './entry.ts'
import { type Payment, refundedCents } from './payment.ts'

/** A sending that is still to be made. */
export type Waiting = { delivery: Delivery; event: WebhookEvent }

/** The state of the service: what the journal adds up to. */
export type Book = SetupBook & {
  payments: Map<string, Payment>
  referenceByKey: Map<string, string>
  referenceByToken: Map<string, string>
  /** Put on prepaid cards, by idempotency key. */
  credits: Map<string, Credit>
  /** Of one payment or setup, oldest first. */
  events: Map<string, WebhookEvent[]>
  waiting: Map<string, Waiting>
  /** References of payments that time alone may still move. */
  unfinished: Set<string>
  behaviour: { byDefault?: Chosen | undefined; next?: Chosen | undefined; times: number }
  /** How far the clock of this service was put forward. */
  aheadSeconds: number
}

export const emptyBook = (): Book => ({
  payments: new Map(),
  referenceByKey: new Map(),
  referenceByToken: new Map(),
  setups: new Map(),
  setupByKey: new Map(),
  setupByToken: new Map(),
  stored: new Map(),
  credits: new Map(),
  events: new Map(),
  waiting: new Map(),
  unfinished: new Set(),
  unfinishedSetups: new Set(),
  behaviour: { times: 0 },
  aheadSeconds: 0,
})

const change = (book: Book, reference: string, at: Instant, changed: (payment: Payment) => Partial<Payment>): void => {
  const payment = book.payments.get(reference)
  if (!payment) throw new Error(`the journal speaks of payment ${reference} before it was created`)
  const next = { ...payment, ...changed(payment), changedAt: at, step: payment.step + 1 }
  book.payments.set(reference, next)
  if (next.state !== 'open' && next.state !== 'pending') book.unfinished.delete(reference)
}

const announce = (book: Book, event: WebhookEvent): void => {
  const earlier = book.events.get(event.reference)
  if (earlier) earlier.push(event)
  else book.events.set(event.reference, [event])
  for (const delivery of event.deliveries) book.waiting.set(delivery.id, { delivery, event })
}

const updateDelivery = (book: Book, id: string, changed: (delivery: Delivery) => Partial<Delivery>): void => {
  const found = book.waiting.get(id)
  if (!found) return
  const delivery = { ...found.delivery, ...changed(found.delivery) }
  const event = { ...found.event, deliveries: found.event.deliveries.map(one => (one.id === id ? delivery : one)) }
  const events = book.events.get(event.reference) ?? []
  events[events.findIndex(one => one.id === event.id)] = event
  for (const one of event.deliveries) if (book.waiting.has(one.id)) book.waiting.set(one.id, { delivery: one, event })
  if (delivery.state !== 'waiting') book.waiting.delete(id)
}

/** Adds one entry to the book. Never fails on an entry that a rule allowed. */
export const apply = (book: Book, entry: Entry): void => {
  switch (entry.kind) {
    case 'created': {
      const { kind: _, at, ...facts } = entry
      const payment: Payment = {
        ...facts,
        createdAt: at,
        changedAt: at,
        state: 'open',
        step: 0,
        chargedCents: 0,
        refunds: [],
      }
      book.payments.set(payment.reference, payment)
      book.referenceByKey.set(payment.idempotencyKey, payment.reference)
      book.referenceByToken.set(payment.payToken, payment.reference)
      book.unfinished.add(payment.reference)
      return
    }
    case 'challenged':
      change(book, entry.reference, entry.at, () => ({ challenge: entry.challenge }))
      return
    case 'moved':
      change(book, entry.reference, entry.at, payment => ({
        challenge: undefined,
        pending: undefined,
        ...entry.move,
        instrument: entry.instrument ?? payment.instrument,
        chosen: entry.chosen ?? payment.chosen,
      }))
      for (const event of entry.events) announce(book, event)
      return
    case 'refunded':
      change(book, entry.reference, entry.at, payment => {
        const refunds = [...payment.refunds, entry.refund]
        return {
          refunds,
          state: refundedCents({ ...payment, refunds }) === payment.chargedCents ? 'refunded' : payment.state,
        }
      })
      announce(book, entry.event)
      return
    case 'delivered':
      updateDelivery(book, entry.delivery, ({ attempts }) => ({ attempts: attempts + 1, state: 'delivered' }))
      return
    case 'deliveryFailed':
      updateDelivery(book, entry.delivery, ({ attempts, dueAt }) => ({
        attempts: attempts + 1,
        dueAt: entry.nextAt ?? dueAt,
        state: entry.nextAt ? 'waiting' : 'abandoned',
      }))
      return
    case 'behaviourSet':
      book.behaviour = { byDefault: entry.byDefault, next: entry.next, times: entry.times }
      return
    case 'behaviourUsed':
      book.behaviour = { ...book.behaviour, times: Math.max(0, book.behaviour.times - 1) }
      return
    case 'advanced':
      book.aheadSeconds += entry.seconds
      return
    case 'cardCredited':
      book.credits.set(entry.credit.idempotencyKey, entry.credit)
      return
    case 'setupMoved':
      applySetup(book, entry)
      for (const event of entry.events) announce(book, event)
      return
    default:
      applySetup(book, entry)
  }
}
