import type { EntitlementAnswer, ShownReason } from '@billett/contract'
import type { AskedFor, Entitlement, EntitlementReason, EntitlementRule, Language, OwnShare } from '@billett/domain'
import type { PlacedSchool, RuleInForce } from './entitlement.queries.ts'
import type { MeasuredWay } from './way-to-school.ts'

interface Found {
  school: PlacedSchool
  version: RuleInForce
  asked: AskedFor
  way: MeasuredWay
  entitlement: Entitlement
  share: OwnShare
}

/** Where it stands what somebody pays. */
function sourceOf({ sources }: EntitlementRule, why: OwnShare['why']): string {
  if (why === 'exempt') return sources.exemption
  return why === 'selfPay' ? sources.selfPay : sources.share
}

/** Why, in the reader's language, with the danger by its name. */
export function presentReason(rule: EntitlementRule, reason: EntitlementReason, language: Language): ShownReason {
  const { kind, source } = reason
  const danger = 'danger' in reason ? rule.dangers.find(({ id }) => id === reason.danger) : undefined
  return {
    kind,
    source,
    metres: 'metres' in reason ? reason.metres : null,
    minMetres: 'minMetres' in reason ? reason.minMetres : null,
    danger: danger?.text[language] ?? null,
  }
}

/** For whom nothing is to be paid, in the reader's language. */
export const presentExemptions = ({ exemptions }: EntitlementRule, language: Language) =>
  exemptions.map(({ id, text }) => ({ id, text: text[language] }))

export function presentEntitlement(
  { school, version, asked, way, entitlement, share }: Found,
  language: Language,
): EntitlementAnswer {
  const { rule } = version
  return {
    result: entitlement.kind,
    reasons: entitlement.reasons.map(reason => presentReason(rule, reason, language)),
    ownShareInCent: share.cents,
    shareBy: share.why,
    shareSource: sourceOf(rule, share.why),
    metres: way.facts.metres,
    nearestSchool: way.nearest,
    authority: school.payerName,
    ruleVersion: version.version,
    ruleValidFrom: version.validFrom,
    from: asked.from,
    year: asked.year,
    isLate: asked.isLate,
    exemptions: presentExemptions(rule, language),
  }
}
