import { certificateRoutes } from './certificate/index.ts'
import { contractChangeRoutes } from './contract-change/index.ts'
import { debitedAccountRoutes } from './debited-account/index.ts'
import { debtPaymentRoutes } from './debt-payment/index.ts'
import { enforcementRoutes } from './enforcement/index.ts'
import { ownContractRoutes } from './own-contract/index.ts'
import { passRoutes } from './pass/index.ts'
import { priceCampaignRoutes } from './price-campaign/index.ts'

export const billingRoutes = [
  ...ownContractRoutes,
  ...contractChangeRoutes,
  ...debitedAccountRoutes,
  ...certificateRoutes,
  ...enforcementRoutes,
  ...passRoutes,
  ...debtPaymentRoutes,
  ...priceCampaignRoutes,
]
