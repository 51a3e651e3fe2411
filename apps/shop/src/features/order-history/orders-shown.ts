import type { OrderSummary } from '@billett/contract'

/** All states a customer sees, in three heaps (Spec 2 §3.8, order display states). */
export const HEAPS = ['all', 'completed', 'open', 'ended'] as const
export type Heap = (typeof HEAPS)[number]

/** Null: a cart is no order yet. */
const HEAP_OF: Record<OrderSummary['displayState'], Exclude<Heap, 'all'> | null> = {
  open: null,
  completed: 'completed',
  inProgress: 'open',
  paymentPending: 'open',
  canceled: 'ended',
  reversed: 'ended',
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Orders of a heap whose ticket names or number hold every word that was typed. */
export function ordersShown(orders: readonly OrderSummary[], heap: Heap, search: string): OrderSummary[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return orders.filter(order => {
    const own = HEAP_OF[order.displayState]
    const text = folded([order.orderNumber ?? '', ...order.ticketNames].join(' '))
    return own !== null && (heap === 'all' || own === heap) && words.every(word => text.includes(word))
  })
}
