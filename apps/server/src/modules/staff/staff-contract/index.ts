export { contractList } from './contract-list.ts'
export { contractsToSeeTo } from './contract-trouble.queries.ts'
export { shownContract } from './show-contract.ts'
export { staffContractRoutes } from './staff-contract.routes.ts'
