export { waitingFraudCases } from './fraud-cases.queries.ts'
export { fraudList } from './fraud-list.ts'
export { staffFraudRoutes } from './staff-fraud.routes.ts'
