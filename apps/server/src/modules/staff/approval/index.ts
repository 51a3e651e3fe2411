export { rightsOfStaff, waitingForOthers } from './approval.repository.ts'
export { approvalRoutes } from './approval.routes.ts'
export { approvalList } from './approval-list.ts'
export { moneyWaiting } from './waiting-money.queries.ts'
