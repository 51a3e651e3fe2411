export { partnerContractRoutes } from './partner-contract.routes.ts'
