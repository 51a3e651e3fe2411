export { consentRoutes } from './consent.routes.ts'
