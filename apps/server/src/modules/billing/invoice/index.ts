export { invoiceInvariants } from './invoice.invariants.ts'
export { invoiceRound } from './invoice-round.ts'
export { sendInvoice } from './send-invoice.ts'
