export { invoiceList } from './invoice-list.ts'
export { staffInvoiceRoutes } from './staff-invoice.routes.ts'
