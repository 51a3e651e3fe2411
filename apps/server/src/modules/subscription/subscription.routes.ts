import { applicationRoutes } from './application/index.ts'
import { cancellationRoutes } from './cancellation/index.ts'
import { fileRoutes } from './file/index.ts'
import { linkRoutes } from './link-act/index.ts'
import { offerRoutes } from './offer/index.ts'
import { partnerContractRoutes } from './partner-contract/index.ts'

export const subscriptionRoutes = [
  ...applicationRoutes,
  ...cancellationRoutes,
  ...fileRoutes,
  ...linkRoutes,
  ...offerRoutes,
  ...partnerContractRoutes,
]
