export { presentReason } from './entitlement.present.ts'
export { type PlacedSchool, type RuleInForce, ruleById, ruleInForce, schoolWithOthers } from './entitlement.queries.ts'
export { entitlementRoutes } from './entitlement.routes.ts'
export { type MeasuredWay, wayToSchool } from './way-to-school.ts'
