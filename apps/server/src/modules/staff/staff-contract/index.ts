export { contractsToSeeTo } from './contract-trouble.queries.ts'
export { contractList } from './export-contracts.ts'
export { shownContract } from './show-contract.ts'
export { staffContractRoutes } from './staff-contract.routes.ts'
