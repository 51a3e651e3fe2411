export { barcodePicture } from './barcode-picture.ts'
export { presentOrder, presentSummary } from './order.present.ts'
export {
  type Attempt,
  followUpOf,
  type IssuedTicket,
  NO_FOLLOW_UP,
} from './order.queries.ts'
export {
  expiredCarts,
  insertOrder,
  lockAnyOrder,
  lockOrder,
  ordersOf,
  readAnyOrder,
  readOrder,
  saveOrder,
} from './order.repository.ts'
export { ownerOf } from './owner.ts'
export { keepTerms, type Terms, termsOfOrder } from './terms-version.ts'
