export { ledgerInvariants } from './ledger.invariants.ts'
export {
  type Account,
  book,
  capture,
  type Entry,
  entriesOf,
  isCaptureOf,
  refundDue,
  refunded,
  sale,
  saleEntryOf,
} from './ledger.ts'
export { passOn } from './pass-on.ts'
export { reverseSale } from './reverse-sale.ts'
