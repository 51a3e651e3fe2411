import type { PreparedOrder } from '@billett/contract'
import { awaitsPayment as awaits, isOpen, isPaid, ORDER_STATES, type OrderState } from '@billett/domain'

type Staged = Pick<PreparedOrder, 'state'>

/** A reply carries the state as text; one we do not know is none of these. */
const judged =
  (rule: (state: OrderState) => boolean) =>
  ({ state }: Staged): boolean =>
    ORDER_STATES.some(known => known === state && rule(known))

/** Tickets may still be put in and taken out. */
export const isOpenOrder = judged(isOpen)
/** A payment may be under way. */
export const awaitsPayment = judged(awaits)
export const isPaidOrder = judged(isPaid)
