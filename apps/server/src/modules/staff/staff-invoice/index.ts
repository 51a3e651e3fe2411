export { staffInvoiceRoutes } from './staff-invoice.routes.ts'
