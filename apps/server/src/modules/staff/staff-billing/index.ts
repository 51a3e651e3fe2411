export { payoutList } from './payout-list.ts'
export { runList } from './run-list.ts'
export { staffBillingRoutes } from './staff-billing.routes.ts'
