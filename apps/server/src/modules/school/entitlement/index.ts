export { entitlementRoutes } from './entitlement.routes.ts'
