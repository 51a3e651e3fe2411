export { consentRoutes } from './consent.routes.ts'
export { tidyConsents } from './tidy-consents.ts'
