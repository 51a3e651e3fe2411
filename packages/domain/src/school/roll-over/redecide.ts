import { type Entitlement, entitlementOf, type WayFacts } from '../entitlement/entitlement.ts'
import { bandOf, type EntitlementRule } from '../entitlement/entitlement-rule.ts'
import { gradeNumber } from './class-name.ts'
import type { RollPlace } from './proposal.ts'

/** Why somebody's entitlement has to be decided anew. */
export const REDECIDE_REASONS = ['newPupil', 'school', 'address', 'band', 'rule', 'exemption'] as const
export type RedecideReason = (typeof REDECIDE_REASONS)[number]

interface Before {
  place: RollPlace | null
  rule: EntitlementRule
  ruleVersion: number
}

interface After {
  place: RollPlace
  rule: EntitlementRule
  ruleVersion: number
  /** They have moved since it was decided last. */
  hasMoved: boolean
  /** They are exempt from the own share, by a proof that does not reach the new year. */
  isExemptionOver: boolean
}

const bandText = (rule: EntitlementRule, grade: string): string => {
  const number = gradeNumber(grade)
  const band = number === undefined ? undefined : bandOf(rule, number)
  return band ? `${band.minMetres}` : 'none'
}

/**
 * Why a decision does not go on into the new year: another school, another address, a grade with another shortest way
 * (4 to 5, 10 to 11), a rule that asks for more or less in the same grade, or an exemption whose proof
 * does not reach the
 * new year. Undefined: it goes on.
 */
export function redecideReason(before: Before, after: After): RedecideReason | undefined {
  if (!before.place) return 'newPupil'
  if (before.place.organisationId !== after.place.organisationId) return 'school'
  if (after.hasMoved) return 'address'
  if (bandText(before.rule, before.place.grade) !== bandText(before.rule, after.place.grade)) return 'band'
  const isSameRule = before.ruleVersion === after.ruleVersion
  if (!isSameRule && differs(before.rule, after.rule, after.place.grade)) return 'rule'
  return after.isExemptionOver ? 'exemption' : undefined
}

/**
 * Whether two versions can decide differently about the same way in a grade. What parents pay is no part of it: shares,
 * exemptions and free months of a new version reach tickets that run by themselves (`versionReaching`).
 */
function differs(one: EntitlementRule, other: EntitlementRule, grade: string): boolean {
  const of = (rule: EntitlementRule) =>
    JSON.stringify([
      bandText(rule, grade),
      rule.boundary,
      rule.isNearestOnly,
      rule.isOwnTownExcluded,
      rule.dangers.map(({ places, schools }) => [places, schools]),
      rule.selfPayCents,
    ])
  return of(one) !== of(other)
}

/** The decision for the new year, by the rule of its first day; a grade that is no number is for a person. */
export function redecided(rule: EntitlementRule, grade: string, way: Omit<WayFacts, 'grade'>): Entitlement {
  const number = gradeNumber(grade)
  return number === undefined ? { kind: 'unknown', reasons: [] } : entitlementOf(rule, { ...way, grade: number })
}
