export { schoolContractRoutes } from './school-contract.routes.ts'
export { contractsByIds, seenContracts } from './show-contracts.ts'
