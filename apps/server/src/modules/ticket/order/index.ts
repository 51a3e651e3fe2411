export { barcodePicture, barcodePictures } from './barcode-pictures.ts'
export { carriageTermsFile, generalTerms, generalTermsAmong, termsFile } from './general-terms.ts'
export { inTurns } from './in-turns.ts'
export { factsOf, issueFactsOf } from './issue-facts.ts'
export { moveOrdersOfAddress, moveOrdersOfGuest } from './move-orders.repository.ts'
export { presentOrder, presentSummary } from './order.present.ts'
export {
  type Attempt,
  debitOf,
  firstAttempt,
  followUpOf,
  followUpOfRead,
  type IssuedTicket,
  issuedOf,
  latestAttempt,
  methodPaidWith,
  NO_FOLLOW_UP,
  type OrderFollowUp,
  type OrderWithPayment,
  type Refund,
  refundsOf,
  topUpsOf,
} from './order.queries.ts'
export {
  expiredCarts,
  findOrder,
  insertOrder,
  lockAnyOrder,
  lockOrder,
  lockOrderAndAttempt,
  ordersToFulfil,
  readAnyOrder,
  readOrder,
  readOrderWithPayment,
  saveOrder,
  saveProgress,
} from './order.repository.ts'
export { orderNews } from './order-news.ts'
export { orderOverviews } from './order-overview.queries.ts'
export { ownerOf } from './owner.ts'
export { periodText } from './period-text.ts'
export { saveReduced } from './save-reduced.ts'
export { keepTerms, type Terms, termsKey, termsOfOrder, versionsOf } from './terms-version.ts'
