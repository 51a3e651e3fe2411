/** Order states (Spec 2 §3.8) and the moves between them. Everything not listed here cannot happen. */
const MOVES = {
  created: ['prepared', 'aborted'],
  prepared: ['created', 'inProcess', 'paid', 'aborted'],
  inProcess: ['paymentRequested', 'prepared', 'deferred', 'paid', 'aborted'],
  paymentRequested: ['paid', 'prepared', 'deferred', 'aborted'],
  deferred: ['paid', 'prepared', 'paymentRequested', 'aborted'],
  paid: ['completed', 'cancelled', 'canceledRequested'],
  completed: ['partlyCancelled', 'canceledRequested', 'cancelled'],
  partlyCancelled: ['canceledRequested', 'cancelled'],
  canceledRequested: ['cancelled', 'partlyCancelled', 'completed'],
  cancelled: [],
  aborted: [],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof MOVES

export const ORDER_STATES = Object.keys(MOVES) as readonly OrderState[]

export const nextStates = (from: OrderState): readonly OrderState[] => MOVES[from]

export const canMove = (from: OrderState, to: OrderState): boolean => nextStates(from).includes(to)

/** States in which tickets may still be put in, taken out and priced anew. */
export const isOpen = (state: OrderState): boolean => state === 'created' || state === 'prepared'

/** States in which a payment of this order may be under way. */
export const awaitsPayment = (state: OrderState): boolean =>
  state === 'inProcess' || state === 'paymentRequested' || state === 'deferred'

/** States from which the money has come in. */
export const isPaid = (state: OrderState): boolean =>
  state === 'paid' || state === 'completed' || state === 'partlyCancelled' || state === 'canceledRequested'

/** States that nothing but a payment leads to, whatever became of the order since. */
export const wasPaid = (state: OrderState): boolean => isPaid(state) || state === 'cancelled'

/** Those of them in which its tickets had been given out, or were not wanted any more. */
export const wasFulfilled = (state: OrderState): boolean => wasPaid(state) && state !== 'paid'

/** Numbers of the states in replies. The 5 is given (Spec 1 §4), the others are ours. */
export const ORDER_STATUS = {
  created: 1,
  inProcess: 2,
  prepared: 3,
  deferred: 4,
  paymentRequested: 5,
  paid: 6,
  completed: 7,
  partlyCancelled: 8,
  canceledRequested: 9,
  cancelled: 10,
  aborted: 11,
} as const satisfies Record<OrderState, number>

/** How a reply marks an order whose payment was begun and left (Spec 2 §3.8). */
export const INTERRUPTED_PAYMENT = { status: ORDER_STATUS.paymentRequested, paymentType: 'Other' } as const

export const DISPLAY_STATES = ['open', 'completed', 'inProgress', 'canceled', 'reversed', 'paymentPending'] as const
export type DisplayState = (typeof DISPLAY_STATES)[number]

const DISPLAY: Readonly<Record<OrderState, DisplayState>> = {
  created: 'open',
  prepared: 'open',
  inProcess: 'inProgress',
  paymentRequested: 'paymentPending',
  deferred: 'paymentPending',
  paid: 'inProgress',
  completed: 'completed',
  partlyCancelled: 'completed',
  canceledRequested: 'inProgress',
  cancelled: 'reversed',
  aborted: 'canceled',
}

/** What the passenger reads (Spec 2 §3.8, order display states). */
export const displayState = (state: OrderState): DisplayState => DISPLAY[state]
