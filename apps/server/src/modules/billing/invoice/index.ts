export { cancelInvoice } from './cancel-invoice.ts'
export { invoiceInvariants } from './invoice.invariants.ts'
export { presentInvoice, presentPayroll } from './invoice.present.ts'
export { drawnInvoice, type InvoiceFile, readInvoice } from './invoice-file.ts'
export { invoiceMailKey } from './invoice-mail.ts'
export { invoiceRound } from './invoice-round.ts'
export { lineWords } from './line-words.ts'
export {
  IS_UNSENT,
  invoicesCounted,
  type ListedInvoice,
  listedInvoices,
  listedPayrolls,
  overdueInvoices,
  unpaidInvoices,
  unsentInvoices,
} from './listed-invoices.queries.ts'
export { payrollById } from './payroll.queries.ts'
export { payrollFile } from './payroll-file.ts'
export { invoiceProfileOf, type Payer, type PayerProfile, storeProfile } from './profile.repository.ts'
export { mailedTo, sendInvoice } from './send-invoice.ts'
export { storedInvoice } from './stored-invoice.queries.ts'
export { tellPayroll } from './tell-payroll.ts'
