import type { Journey } from '../journey.ts'
import type { LocalText, TariffVersion } from '../model.ts'
import { indexOf } from '../version-index.ts'
import { zoneListsOf } from './zone-lists.ts'
import { bordersTo, neighboursOf } from './zone-path.ts'

/** One way a relation can be travelled, as the passenger chooses it. */
export interface ViaOption {
  text: LocalText
  /** Zone ids joined by commas, both ends included (Spec 2 §3.1). */
  reference: string
  zones: string[]
}

const MOST_OPTIONS = 6
/** A way with more zones than the shortest plus this many is no alternative anybody looks for. */
const LONGEST_DETOUR = 2
/** Keeps the search short in a net where every zone borders on every other. */
const MOST_STEPS = 20_000

/** The price of a relation can only depend on its way where a rule looks at the zones in between. */
const wayMatters = (version: TariffVersion): boolean =>
  version.levelRules.some(rule => rule.kind === 'zoneCount' || rule.kind === 'contains')

/**
 * Ways of exactly so many zones that pass none twice and none that could simply be left out: a zone never borders on
 * the one after the next.
 */
const waysOfLength = (version: TariffVersion, from: string, to: string, length: number): string[][] => {
  const distance = bordersTo(version, to)
  const found: string[][] = []
  let steps = 0
  const walk = (path: string[]): void => {
    const here = path.at(-1)
    if (here === undefined || found.length >= MOST_OPTIONS || steps++ > MOST_STEPS) return
    if (here === to) {
      if (path.length === length) found.push(path)
      return
    }
    const before = path.at(-2)
    const shortCuts = before === undefined ? [] : neighboursOf(version, before)
    for (const next of neighboursOf(version, here)) {
      const left = distance.get(next)
      if (left === undefined || path.length + 1 + left > length) continue
      if (path.includes(next) || shortCuts.includes(next)) continue
      walk([...path, next])
    }
  }
  walk([from])
  return found
}

const viaText = (version: TariffVersion, zones: readonly string[]): LocalText => {
  const between = zones.slice(1, -1).map(id => indexOf(version).zones.get(id)?.name ?? id)
  if (between.length > 0) return { de: `über ${between.join(', ')}`, en: `via ${between.join(', ')}` }
  return { de: 'direkt', en: 'direct' }
}

const anyWay: LocalText = { de: 'beliebiger Weg', en: 'any route' }

/**
 * The ways of a relation, the shortest first, then detours that have no short cut; at most six, always in the same
 * order. One option where the way cannot change the price; none where the tariff knows no way.
 */
export const viaOptions = (version: TariffVersion, journey: Pick<Journey, 'origin' | 'destination'>): ViaOption[] => {
  const relation = zoneListsOf(version, { origin: journey.origin, destination: journey.destination })
  const shortest = relation.ok ? relation.lists[0] : undefined
  const [from, to] = [shortest?.[0], shortest?.at(-1)]
  if (!shortest || from === undefined || to === undefined) return []
  if (!wayMatters(version)) return [{ text: anyWay, reference: shortest.join(), zones: shortest }]
  const lengths = Array.from({ length: LONGEST_DETOUR + 1 }, (_, more) => shortest.length + more)
  const ways = lengths.flatMap(length => waysOfLength(version, from, to, length)).slice(0, MOST_OPTIONS)
  return ways.map(zones => ({ text: viaText(version, zones), reference: zones.join(), zones }))
}
