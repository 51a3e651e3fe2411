import { type AddressProven, applicationRoutes } from './application/index.ts'
import { cancellationRoutes } from './cancellation/index.ts'
import { fileRoutes } from './file/index.ts'
import { linkRoutes } from './link-act/index.ts'
import { offerRoutes } from './offer/index.ts'
import { partnerContractRoutes } from './partner-contract/index.ts'

/** `addressProven`: what later families do about an application once its link was followed. */
export const subscriptionRoutes = (addressProven: AddressProven) => [
  ...applicationRoutes(addressProven),
  ...cancellationRoutes,
  ...fileRoutes,
  ...linkRoutes,
  ...offerRoutes,
  ...partnerContractRoutes,
]
