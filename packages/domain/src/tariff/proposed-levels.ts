import type { Journey } from './journey.ts'
import { type Match, matchRule, type Way } from './level-rule-match.ts'
import type { LevelRule, TariffVersion } from './model.ts'
import { indexOf, zonesOfStop } from './version-index.ts'
import { zoneListsOf } from './zone-lists.ts'

/** A level a journey may be sold at, and why. */
export interface Proposal {
  level: string
  rule: LevelRule
  /** Empty where the rule does not ask for the way and the tariff knows none. */
  zones: string[]
  /** False where it depends on the trip, which is not known yet. */
  certain: boolean
}

export type Proposals =
  | { ok: true; proposals: Proposal[] }
  | { ok: false; reason: 'viaUnknown' | 'stopWithoutZone' | 'noRule' }

const waysOf = (version: TariffVersion, journey: Journey, lists: string[][]): Way[] => {
  const origins = zonesOfStop(version, journey.origin)
  const destinations = zonesOfStop(version, journey.destination)
  const chosen = Boolean(journey.trip?.zones?.length || journey.via?.trim())
  if (lists.length === 0) return [{ origins, destinations, zones: [], chosen: false }]
  return lists.map(zones => ({ origins, destinations, zones, chosen }))
}

const priorityOf = (rule: LevelRule): number => rule.priority ?? 0

interface Matched {
  rule: LevelRule
  zones: string[]
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
  const lists = zoneListsOf(version, journey)
  if (!lists.ok) return lists
  const ways = waysOf(version, journey, lists.lists)
  const { rulesFrom, rulesFromAnywhere } = indexOf(version)
  const origins = zonesOfStop(version, journey.origin)
  const rules = [...rulesFromAnywhere, ...origins.flatMap(zone => rulesFrom.get(zone) ?? [])]
  const matches: Matched[] = ways.flatMap(way =>
    rules.map(rule => ({ rule, zones: [...way.zones], match: matchRule(rule, journey, way) })),
  )
  const proposals = decided(matches)
  if (proposals.length > 0) return { ok: true, proposals }
  const zoned = origins.length > 0 && zonesOfStop(version, journey.destination).length > 0
  return { ok: false, reason: zoned || version.zones.length === 0 ? 'noRule' : 'stopWithoutZone' }
}
