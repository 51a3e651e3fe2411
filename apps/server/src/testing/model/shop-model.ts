import type { KnownPaymentState } from '../../ports/payment/payment-provider.ts'

/** What the shop knows of a payment. */
export type Known = Exclude<KnownPaymentState, 'refunded'> | 'unknown'

export interface ModelPayment {
  method: string
  /** The tickets it was begun for. */
  ticketIds: readonly string[]
  /** How it stands at the provider. */
  state: Exclude<KnownPaymentState, 'refunded'>
  chargedCents: number
  /** What the shop knows of it. */
  known: Known
}

/** One order as it has to be, in as few words as will do. */
export interface Model {
  order: 'open' | 'waiting' | 'paid' | 'aborted'
  ticketIds: readonly string[]
  /** Oldest first; those the provider never heard of are not among them. */
  payments: readonly ModelPayment[]
  /** The provider does not answer. */
  isDown: boolean
  /** The time of the cart is over. */
  isLate: boolean
}

/** A day ticket, which is all that is sold here. */
const PRICE_CENTS = 2590

export const emptyModel = (ticketIds: readonly string[]): Model => ({
  order: 'open',
  ticketIds,
  payments: [],
  isDown: false,
  isLate: false,
})

const isDecided = (known: Known): boolean =>
  known === 'paid' || known === 'declined' || known === 'cancelled' || known === 'expired'

const changedPayment = (model: Model, index: number, change: Partial<ModelPayment>): Model => ({
  ...model,
  payments: model.payments.map((payment, at) => (at === index ? { ...payment, ...change } : payment)),
})

const totalOf = ({ ticketIds }: Pick<Model, 'ticketIds'>): number => ticketIds.length * PRICE_CENTS

/** Money that has come in pays for the order if it is for these very tickets, and enough. */
const covers = (model: Model, { ticketIds, chargedCents }: ModelPayment): boolean =>
  (model.order === 'open' || model.order === 'waiting') &&
  model.ticketIds.length > 0 &&
  ticketIds.join() === model.ticketIds.join() &&
  chargedCents >= totalOf(model)

/** The shop asks the provider about a payment. */
export function asked(model: Model, index: number): Model {
  const payment = model.payments[index]
  if (!payment || payment.known === 'paid') return model
  if (model.isDown) return isDecided(payment.known) ? model : changedPayment(model, index, { known: 'unknown' })
  if (payment.state === payment.known || (payment.state !== 'paid' && isDecided(payment.known))) return model
  const after = changedPayment(model, index, { known: payment.state })
  if (payment.state === 'paid' && covers(model, payment)) return { ...after, order: 'paid' }
  const isFreed = model.order === 'waiting' && isDecided(payment.state) && !isDecided(payment.known)
  return isFreed ? { ...after, order: 'open' } : after
}

/** The payment that the order waits for. */
const openPayment = (model: Model): number => model.payments.findIndex(({ known }) => !isDecided(known))

/** The worker asks about everything that is not decided. */
export const polled = (model: Model): Model => asked(model, openPayment(model))

export const returned = (model: Model): Model => (model.order === 'waiting' ? polled(model) : model)

/** The shop tries to end the open payment, at the provider first. */
function withoutOpenPayment(model: Model): Model {
  const index = openPayment(model)
  const isOpen = model.payments[index]?.state === 'open'
  return asked(isOpen && !model.isDown ? changedPayment(model, index, { state: 'cancelled' }) : model, index)
}

const isWaiting = (model: Model): boolean => openPayment(model) >= 0

export type Answer = 'good' | 'refused' | 'unreachable'

export interface Answered {
  model: Model
  answer: Answer
}

const good = (model: Model): Answered => ({ model, answer: 'good' })
const refused = (model: Model): Answered => ({ model, answer: 'refused' })

const canChange = ({ order, isLate }: Model): boolean => order === 'open' && !isLate

function placedAnew(model: Model, method: string): Answered {
  if (model.order !== 'open') return good(model)
  if (model.isLate || model.ticketIds.length === 0) return refused(model)
  // The provider may have paid for the order with an earlier payment meanwhile, but nobody has asked.
  if (model.isDown) return { model, answer: 'unreachable' }
  const payment = { method, ticketIds: model.ticketIds, state: 'open', chargedCents: 0, known: 'open' } as const
  return good({ ...model, order: 'waiting', payments: [...model.payments, payment] })
}

export function placed(model: Model, method: string): Answered {
  if (model.order !== 'waiting') return placedAnew(model, method)
  if (model.payments[openPayment(model)]?.method === method) return good(model)
  const ended = withoutOpenPayment(model)
  return isWaiting(ended) ? refused(ended) : placedAnew(ended, method)
}

export function givenUp(model: Model): Answered {
  const ended = model.order === 'waiting' ? withoutOpenPayment(model) : model
  if (model.order === 'waiting' && isWaiting(ended)) return refused(ended)
  if (ended.order === 'aborted') return good(ended)
  return canChange(ended) ? good({ ...ended, order: 'aborted' }) : refused(ended)
}

/** `fresh`: any new id. */
export function amountSet(model: Model, amount: number, fresh: (index: number) => string): Answered {
  const { ticketIds } = model
  if (!canChange(model) || ticketIds.length === 0) return refused(model)
  const added = Array.from({ length: Math.max(0, amount - ticketIds.length) }, (_, index) => fresh(index))
  return good({ ...model, ticketIds: [...ticketIds.slice(0, amount), ...added] })
}

export const ticketAdded = (model: Model, fresh: string): Answered =>
  canChange(model) ? good({ ...model, ticketIds: [...model.ticketIds, fresh] }) : refused(model)

/** Carts whose time is over end. */
export const expired = (model: Model): Model => {
  const late = { ...model, isLate: true }
  return late.order === 'open' ? { ...late, order: 'aborted' } : late
}

export type Fate = 'paid' | 'paidLess' | 'paidMore' | 'declined' | 'cancelled' | 'pending' | 'expired'

const CHARGED_OFF: Partial<Record<Fate, number>> = { paid: 0, paidLess: -1, paidMore: 1 }

/**
 * What happens to a payment at the provider: money that was taken stays taken, and may come late. Undefined where that
 * cannot happen.
 */
export function befallen(model: Model, index: number, fate: Fate): Model | undefined {
  const payment = model.payments[index]
  if (!payment || payment.state === 'paid') return undefined
  const off = CHARGED_OFF[fate]
  if (off !== undefined)
    return changedPayment(model, index, {
      state: 'paid',
      chargedCents: payment.ticketIds.length * PRICE_CENTS + off,
    })
  if (payment.state !== 'open' && payment.state !== 'pending') return undefined
  return fate === 'paid' || fate === 'paidLess' || fate === 'paidMore'
    ? undefined
    : changedPayment(model, index, { state: fate })
}

/** Cents the shop has booked as come in, and as earned. The difference goes back. */
export const moneyOf = (model: Model): { captured: number; sold: number } => ({
  captured: model.payments.reduce((sum, { known, chargedCents }) => sum + (known === 'paid' ? chargedCents : 0), 0),
  sold: model.order === 'paid' ? totalOf(model) : 0,
})
