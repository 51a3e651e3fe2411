import { cancellationRoutes } from './cancellation/index.ts'
import { offerRoutes } from './offer/index.ts'

export const subscriptionRoutes = [...cancellationRoutes, ...offerRoutes]
