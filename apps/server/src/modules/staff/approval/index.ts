export { waitingForOthers } from './approval.repository.ts'
export { approvalRoutes } from './approval.routes.ts'
