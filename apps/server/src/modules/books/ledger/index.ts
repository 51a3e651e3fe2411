export { CHECK_EVERY, checkBooks } from './check-books.ts'
export { brokenInvariants } from './invariants.ts'
export {
  type Account,
  book,
  capture,
  entriesOf,
  isCaptureOf,
  refundDue,
  refunded,
  sale,
  saleEntryOf,
} from './ledger.ts'
export { ordersOfPart, type Part } from './orders-to-check.ts'
export { reverseSale } from './reverse-sale.ts'
