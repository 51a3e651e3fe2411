/**
 * What is wrong with an order, as staff look for it. `paidNotFulfilled`: paid, and its tickets are not made ·
 * `refundFailed`: money that should go back did not · `refundWaiting`: it is still to go back · `paidTwice`: more
 * came in than was owed, or came twice · `interrupted`: a payment was begun and nobody knows how it ends.
 */
export const ORDER_TROUBLES = ['paidNotFulfilled', 'refundFailed', 'refundWaiting', 'paidTwice', 'interrupted'] as const

export type OrderTrouble = (typeof ORDER_TROUBLES)[number]
