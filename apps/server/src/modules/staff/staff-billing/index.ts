export { staffBillingRoutes } from './staff-billing.routes.ts'
