/**
 * What is wrong with an order, as staff look for it. `paidNotFulfilled`: paid, and its tickets are not made ·
 * `refundFailed`: money that should go back did not · `refundWaiting`: it is still to go back · `paidTwice`: more came
 * in than was owed, or came twice · `underpaid`: less came in than was owed, all of which goes back · `interrupted`: a
 * payment was begun and nobody knows how it ends · `testPurchase`: paid where no money moves, or with a key of trials.
 */
export const ORDER_TROUBLES = [
  'paidNotFulfilled',
  'refundFailed',
  'refundWaiting',
  'paidTwice',
  'underpaid',
  'interrupted',
  'testPurchase',
] as const

export type OrderTrouble = (typeof ORDER_TROUBLES)[number]
