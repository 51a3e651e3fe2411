export { payerInvoiceRoutes } from './payer-invoice.routes.ts'
