export { waitingFraudCases } from './fraud-cases.queries.ts'
export { staffFraudRoutes } from './staff-fraud.routes.ts'
