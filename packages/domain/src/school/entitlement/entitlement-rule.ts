import type { Cents } from '../../money/cents.ts'
import { addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'

/** Words of the authority in both languages. */
export interface RuleText {
  de: string
  en: string
}

/** Grades with the same shortest way, both ends meant; the grade before the first is 0. */
export interface GradeBand {
  from: number
  to: number
  minMetres: number
}

/** A way that counts as too long however short it is: from one of these places to one of these schools. */
export interface DangerousWay {
  id: string
  text: RuleText
  /** Ids of stops. */
  places: readonly string[]
  /** Numbers of schools. */
  schools: readonly string[]
}

/** For whom nothing is to be paid, once the proof is accepted. */
export interface Exemption {
  id: string
  text: RuleText
}

/** Parts of a rule, each of which a reason can cite. */
export const RULE_PARTS = ['distance', 'nearest', 'town', 'danger', 'share', 'exemption', 'selfPay', 'address'] as const
export type RulePart = (typeof RULE_PARTS)[number]

/** A day of each year, `MM-DD`. */
export type YearDay = string

/** When an authority pays the way to school, and what remains to the parents: data, in versions. */
export interface EntitlementRule {
  bands: readonly GradeBand[]
  /** Whether the way has to be longer than the metres of its band, or as long as these at least. */
  boundary: 'over' | 'from'
  /** Only the way to the nearest school of the same type is paid. */
  isNearestOnly: boolean
  /** Within the town of the school nothing is paid. */
  isOwnTownExcluded: boolean
  dangers: readonly DangerousWay[]
  /** Own share of a month by the place among the children of a family; the last goes for all further. */
  shares: readonly Cents[]
  /** Whoever is of age pays as a first child, and takes nobody's place. */
  adultsCountAsFirst: boolean
  exemptions: readonly Exemption[]
  /** What a month costs whoever is not entitled and wants the ticket all the same; null: there is none for them. */
  selfPayCents: Cents | null
  /** Months (1 to 12) in which no own share is due. */
  freeMonths: readonly number[]
  /** In which days applications for the next school year are wanted. */
  window: { from: YearDay; until: YearDay }
  /** Key of the subscription that pupils get; the first that is good along a way where none is named. */
  subscription?: string | undefined
  /** Administrative court to go to once an objection is dismissed, with its seat and address (§ 58 VwGO). */
  court?: string | undefined
  /** Days a school has to confirm; after as many again who pays decides without it. */
  confirmDays: number
  /** What stands where: a paragraph of a law or of the authority's own order. */
  sources: Readonly<Record<RulePart, string>>
}

/** Which version of which authority's rule, since when. */
export interface RuleVersion {
  version: number
  validFrom: PlainDate
}

export const bandOf = (rule: Pick<EntitlementRule, 'bands'>, grade: number): GradeBand | undefined =>
  rule.bands.find(({ from, to }) => from <= grade && grade <= to)

/** The version that holds on a day: the latest that has begun. */
export const versionOn = <V extends RuleVersion>(versions: readonly V[], day: PlainDate): V | undefined =>
  versions
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((a, b) => (a.validFrom === b.validFrom ? a.version - b.version : a.validFrom < b.validFrom ? -1 : 1))
    .at(-1)

/** From which day on a version reaches what runs: its first, or the month after its release where that was later. */
export const reachesFrom = (validFrom: PlainDate, releasedOn: PlainDate): PlainDate =>
  releasedOn <= validFrom ? validFrom : addMonths(firstOfMonth(releasedOn), 1)

/**
 * By which version a month is shared that was decided about by another: a later one reaches what runs from its first
 * day on. Whether somebody is entitled is decided about each alone; who pays for themselves goes on doing so at the old
 * price where the new version has none.
 */
export function versionReaching<V extends RuleVersion & { rule: EntitlementRule }>(
  decided: V,
  released: readonly V[],
  day: PlainDate,
): V {
  const now = versionOn(released, day)
  if (!now || now.version <= decided.version || now.validFrom < decided.validFrom) return decided
  return { ...now, rule: { ...now.rule, selfPayCents: now.rule.selfPayCents ?? decided.rule.selfPayCents } }
}
