import type { PreparedOrder } from '@billett/contract'
import { awaitsPayment, isOpen, isPaid } from '@billett/domain'

type Staged = Pick<PreparedOrder, 'state'>

/** Tickets may still be put in and taken out. */
export const isOpenOrder = ({ state }: Staged): boolean => isOpen(state)
/** A payment may be under way. */
export const orderAwaitsPayment = ({ state }: Staged): boolean => awaitsPayment(state)
export const isPaidOrder = ({ state }: Staged): boolean => isPaid(state)
