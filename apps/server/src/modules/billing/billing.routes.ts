import { contractChangeRoutes } from './contract-change/index.ts'
import { ownContractRoutes } from './own-contract/index.ts'

export const billingRoutes = [...ownContractRoutes, ...contractChangeRoutes]
