export { CONTRACT_STATES } from './contract-states.ts'
export { declineReasonById } from './decline-reason.queries.ts'
export { schoolContractRoutes } from './school-contract.routes.ts'
export { contractsByIds, seenContracts } from './show-contracts.ts'
