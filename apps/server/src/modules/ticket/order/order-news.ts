import type { Order } from '@billett/domain'

/** What partners are told of an order: which one it is and how far it has come, and nothing of who bought it. */
export const orderNews = ({ orderId, orderNumber, state }: Order) => ({ orderId, orderNumber, state })
