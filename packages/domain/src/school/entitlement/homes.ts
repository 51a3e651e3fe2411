import { type ENTITLEMENT_RESULTS, type Entitlement, entitlementOf, type WayFacts } from './entitlement.ts'
import type { EntitlementRule } from './entitlement-rule.ts'

/** A way from one of two homes, or to one of two schools, with how much of the time it is gone. */
export interface PartWay extends WayFacts {
  key: string
  /** Days of fourteen. */
  days: number
}

/**
 * Which ways are decided about: where a pupil mostly lives or learns, and of equal parts each. Two decisions are then
 * possible, of separated parents and of partner classes.
 */
export function waysThatCount(ways: readonly PartWay[]): PartWay[] {
  const most = Math.max(...ways.map(({ days }) => days))
  return ways.filter(({ days }) => days === most).toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** One decision about each way that counts. */
export const decideWays = (
  rule: EntitlementRule,
  ways: readonly PartWay[],
): { way: PartWay; entitlement: Entitlement }[] =>
  waysThatCount(ways).map(way => ({ way, entitlement: entitlementOf(rule, way) }))

const STRENGTH: readonly (typeof ENTITLEMENT_RESULTS)[number][] = ['entitled', 'unknown', 'selfPay', 'notEntitled']

/** What a pupil comes to with several decisions: the best, so that an own share is taken once. */
export const strongestOf = (all: readonly Entitlement[]): Entitlement | undefined =>
  all.toSorted((a, b) => STRENGTH.indexOf(a.kind) - STRENGTH.indexOf(b.kind))[0]
