import type { Journey } from '../journey.ts'
import { type Match, matchRule, type Way } from '../level-rule-match.ts'
import type { LevelRule, TariffVersion } from '../model.ts'
import { indexOf, zonesOfStop } from '../version-index.ts'
import { zoneListsOf } from '../zones/zone-lists.ts'

/** A level a journey may be sold at, and why. */
export interface Proposal {
  level: string
  rule: LevelRule
  /** Empty where the rule does not ask for the way and the tariff knows none. */
  zones: readonly string[]
  /** False where it depends on the trip, which is not known yet. */
  certain: boolean
}

/** Never changed: journeys of which the rules say the same share them. */
export type Proposals =
  | { ok: true; proposals: readonly Proposal[] }
  | { ok: false; reason: 'viaUnknown' | 'stopWithoutZone' | 'noRule' }

/** Everything that decides on the level of a journey but the journey's own facts. */
interface Question {
  ways: readonly Way[]
  rules: readonly LevelRule[]
  otherwise: Proposals
  /** What was decided so far, by what the rules say of the ways. */
  decisions: Map<string, Proposals>
}

const VIA_UNKNOWN: Proposals = { ok: false, reason: 'viaUnknown' }
const STOP_WITHOUT_ZONE: Proposals = { ok: false, reason: 'stopWithoutZone' }
const NO_RULE: Proposals = { ok: false, reason: 'noRule' }

const hasOwnWay = ({ trip, via }: Journey): boolean => Boolean(trip?.zones?.length || via?.trim())

/** Undefined where the via is none. */
const questionOf = (version: TariffVersion, journey: Journey): Question | undefined => {
  const lists = zoneListsOf(version, journey)
  if (!lists.ok) return undefined
  const origins = zonesOfStop(version, journey.origin)
  const destinations = zonesOfStop(version, journey.destination)
  const chosen = hasOwnWay(journey)
  const wayThrough = (zones: readonly string[]): Way => ({
    origins,
    destinations,
    zones,
    touched: new Set(zones),
    chosen,
  })
  const { rulesFrom, rulesFromAnywhere } = indexOf(version)
  const zoned = origins.length > 0 && destinations.length > 0
  return {
    ways: lists.lists.length === 0 ? [{ ...wayThrough([]), chosen: false }] : lists.lists.map(wayThrough),
    rules: [...rulesFromAnywhere, ...origins.flatMap(zone => rulesFrom.get(zone) ?? [])],
    otherwise: zoned || version.zones.length === 0 ? NO_RULE : STOP_WITHOUT_ZONE,
    decisions: new Map(),
  }
}

/** By the lists of zones in which journeys begin and end. */
type Questions = Map<readonly string[], Map<readonly string[], Question>>

const questions = new WeakMap<TariffVersion, { byZones: Questions; size: number }>()
const MOST_QUESTIONS = 5_000
/** Of each question. What the rules say differs with the lines and stops a relation can be travelled by. */
const MOST_DECISIONS = 50

/** The shortest ways from zones to zones are the same for all stops that lie in them. */
const questionBetween = (version: TariffVersion, { origin, destination }: Journey): Question | undefined => {
  const origins = zonesOfStop(version, origin)
  const destinations = zonesOfStop(version, destination)
  let kept = questions.get(version)
  const known = kept?.byZones.get(origins)?.get(destinations)
  if (known) return known
  const question = questionOf(version, { origin, destination })
  if (!question) return undefined
  if (!kept || kept.size >= MOST_QUESTIONS) {
    kept = { byZones: new Map(), size: 0 }
    questions.set(version, kept)
  }
  const fromThere = kept.byZones.get(origins) ?? new Map<readonly string[], Question>()
  kept.byZones.set(origins, fromThere.set(destinations, question))
  kept.size += 1
  return question
}

const priorityOf = (rule: LevelRule): number => rule.priority ?? 0

interface Matched {
  rule: LevelRule
  zones: readonly string[]
  match: Match
}

/** Lower priorities fall away behind a rule that holds, and are uncertain behind one that may hold. */
const decided = (matches: readonly Matched[]): Proposal[] => {
  const held = matches.filter(({ match }) => match !== 'no')
  const highest = (match: Match): number =>
    Math.max(...held.filter(each => each.match === match).map(({ rule }) => priorityOf(rule)))
  const [holds, mayHold] = [highest('yes'), highest('maybe')]
  return held
    .filter(({ rule }) => priorityOf(rule) >= holds)
    .map(({ rule, zones, match }) => ({
      level: rule.level,
      rule,
      zones,
      certain: match === 'yes' && priorityOf(rule) >= mayHold,
    }))
}

/** Every level the rules propose for a journey, on each of the ways it may have. Never empty when `ok`. */
export const proposedLevels = (version: TariffVersion, journey: Journey): Proposals => {
  const question = hasOwnWay(journey) ? questionOf(version, journey) : questionBetween(version, journey)
  if (!question) return VIA_UNKNOWN
  const { ways, rules, decisions, otherwise } = question
  let said = ''
  for (const way of ways) for (const rule of rules) said += matchRule(rule, journey, way)
  const known = decisions.get(said)
  if (known) return known
  const matches = ways.flatMap(way =>
    rules.map((rule): Matched => ({ rule, zones: way.zones, match: matchRule(rule, journey, way) })),
  )
  const proposals = decided(matches)
  const decision: Proposals = proposals.length > 0 ? { ok: true, proposals } : otherwise
  if (decisions.size >= MOST_DECISIONS) decisions.clear()
  decisions.set(said, decision)
  return decision
}
