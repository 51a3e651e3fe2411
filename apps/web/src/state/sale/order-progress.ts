import type { PreparedOrder } from '@billett/contract'

/** Tickets may still be put in and taken out. */
const OPEN = ['created', 'prepared']
/** A payment may be under way. */
const AWAITS_PAYMENT = ['inProcess', 'paymentRequested', 'deferred']
const PAID = ['paid', 'completed', 'partlyCancelled', 'canceledRequested']

type Staged = Pick<PreparedOrder, 'state'>

export const isOpenOrder = ({ state }: Staged): boolean => OPEN.includes(state)
export const awaitsPayment = ({ state }: Staged): boolean => AWAITS_PAYMENT.includes(state)
export const isPaidOrder = ({ state }: Staged): boolean => PAID.includes(state)
