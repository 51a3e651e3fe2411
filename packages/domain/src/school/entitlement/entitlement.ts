import { bandOf, type EntitlementRule, type RulePart } from './entitlement-rule.ts'

/** What is known of a way to a school; null where nobody has measured or found out. */
export interface WayFacts {
  grade: number
  metres: number | null
  /** There is none of the same type that is nearer. */
  isNearest: boolean | null
  isInOwnTown: boolean
  /** Id of the stop it begins at; empty where it is not known. */
  place: string
  /** Number of the school. */
  school: string
  /** The address is secret: nobody but the authority's case worker measures it. */
  isAddressBlocked?: boolean
}

/** Why, each with what stands where: the part of the rule, and the facts it met. */
export type EntitlementReason = { source: string } & (
  | { kind: 'longEnough' | 'tooShort'; metres: number; minMetres: number }
  | { kind: 'dangerous'; danger: string }
  | { kind: 'noBand'; grade: number }
  | { kind: 'notNearest' | 'nearest' | 'nearestUnknown' | 'metresUnknown' | 'ownTown' | 'addressBlocked' | 'selfPay' }
)

export const ENTITLEMENT_RESULTS = ['entitled', 'selfPay', 'notEntitled', 'unknown'] as const
export type EntitlementKind = (typeof ENTITLEMENT_RESULTS)[number]

/** `unknown` is examined by a person: what is not known never becomes a no. */
export interface Entitlement {
  kind: EntitlementKind
  reasons: readonly EntitlementReason[]
}

type Finding = { is: 'met' | 'missed' | 'open'; reason: EntitlementReason }

const dangerOn = ({ dangers }: EntitlementRule, { place, school }: Pick<WayFacts, 'place' | 'school'>) =>
  place === '' ? undefined : dangers.find(way => way.places.includes(place) && way.schools.includes(school))

/** Whether the way is too long, or too dangerous, to be walked. */
function lengthOf(rule: EntitlementRule, way: WayFacts): Finding {
  const cite = (part: RulePart) => ({ source: rule.sources[part] })
  const band = bandOf(rule, way.grade)
  if (!band) return { is: 'missed', reason: { kind: 'noBand', grade: way.grade, ...cite('distance') } }
  const danger = dangerOn(rule, way)
  if (danger) return { is: 'met', reason: { kind: 'dangerous', danger: danger.id, ...cite('danger') } }
  const { metres } = way
  if (metres === null) return { is: 'open', reason: { kind: 'metresUnknown', ...cite('distance') } }
  const isLong = rule.boundary === 'over' ? metres > band.minMetres : metres >= band.minMetres
  const said = { metres, minMetres: band.minMetres, ...cite('distance') }
  return isLong
    ? { is: 'met', reason: { kind: 'longEnough', ...said } }
    : { is: 'missed', reason: { kind: 'tooShort', ...said } }
}

function nearestOf(rule: EntitlementRule, { isNearest }: WayFacts): Finding[] {
  if (!rule.isNearestOnly) return []
  const source = rule.sources.nearest
  if (isNearest === null) return [{ is: 'open', reason: { kind: 'nearestUnknown', source } }]
  return isNearest
    ? [{ is: 'met', reason: { kind: 'nearest', source } }]
    : [{ is: 'missed', reason: { kind: 'notNearest', source } }]
}

const townOf = (rule: EntitlementRule, { isInOwnTown }: WayFacts): Finding[] =>
  rule.isOwnTownExcluded && isInOwnTown
    ? [{ is: 'missed', reason: { kind: 'ownTown', source: rule.sources.town } }]
    : []

/**
 * Whether a way is paid for. What one finding misses is missed, whatever is still open beside it; what nothing misses
 * and something leaves open is for a person to examine.
 */
export function entitlementOf(rule: EntitlementRule, way: WayFacts): Entitlement {
  if (way.isAddressBlocked)
    return { kind: 'unknown', reasons: [{ kind: 'addressBlocked', source: rule.sources.address }] }
  const findings = [lengthOf(rule, way), ...townOf(rule, way), ...nearestOf(rule, way)]
  const of = (is: Finding['is']) => findings.filter(finding => finding.is === is).map(({ reason }) => reason)
  if (of('missed').length > 0) {
    if (rule.selfPayCents === null) return { kind: 'notEntitled', reasons: of('missed') }
    return { kind: 'selfPay', reasons: [...of('missed'), { kind: 'selfPay', source: rule.sources.selfPay }] }
  }
  return of('open').length > 0 ? { kind: 'unknown', reasons: of('open') } : { kind: 'entitled', reasons: of('met') }
}
