export { staffEntitlementRoutes } from './staff-entitlement.routes.ts'
