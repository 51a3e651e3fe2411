export { ledgerInvariants } from './ledger.invariants.ts'
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
export { reverseSale } from './reverse-sale.ts'
