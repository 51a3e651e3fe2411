export { CHECK_EVERY, checkBooks } from './check-books.ts'
export { brokenInvariants } from './invariants.ts'
export { book, capture, refundDue, refunded, reversal, sale, saleEntryOf } from './ledger.ts'
