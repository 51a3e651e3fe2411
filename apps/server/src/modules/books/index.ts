export { cancelSale } from './cancel-sale.ts'
export { CHECK_EVERY, checkBooks } from './check-books.ts'
export { brokenInvariants } from './invariants.ts'
export { book, capture, entriesOf, isCaptureOf, refundDue, refunded, sale, saleEntryOf } from './ledger.ts'
