export { presentReason } from './entitlement.present.ts'
export {
  type PlacedSchool,
  type ReleasedVersion,
  type RuleInForce,
  releasedVersions,
  ruleById,
  ruleInForce,
  schoolWithOthers,
} from './entitlement.queries.ts'
export { entitlementRoutes } from './entitlement.routes.ts'
export { type MeasuredWay, wayToSchool } from './way-to-school.ts'
