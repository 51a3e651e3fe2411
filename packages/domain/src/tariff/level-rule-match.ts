import type { Journey } from './journey.ts'
import type { LevelRule } from './model.ts'

/** `yes`: the rule holds · `maybe`: it depends on the trip, which is not known yet · `no`. */
export type Match = 'yes' | 'maybe' | 'no'

export interface Way {
  /** Zones in which the journey may begin and end. */
  origins: readonly string[]
  destinations: readonly string[]
  /** The zones of this way in order; empty where unknown. */
  zones: readonly string[]
  /** The same without their order. */
  touched: ReadonlySet<string>
  /** True where the passenger or the trip decided on these zones, and not the shortest path. */
  chosen: boolean
}

const both = (a: Match, b: Match): Match =>
  a === 'no' || b === 'no' ? 'no' : a === 'maybe' || b === 'maybe' ? 'maybe' : 'yes'
const when = (holds: boolean): Match => (holds ? 'yes' : 'no')

const lines = (allowed: readonly string[] | undefined, { trip, facts }: Journey): Match => {
  if (!allowed) return 'yes'
  if (trip) return when(trip.lines.length > 0 && trip.lines.every(line => allowed.includes(line)))
  if (facts?.lines) return facts.lines.some(line => allowed.includes(line)) ? 'maybe' : 'no'
  return 'maybe'
}

const ends = (rule: { from?: string; to?: string }, way: Way): Match =>
  when(
    (rule.from === undefined || way.origins.includes(rule.from)) &&
      (rule.to === undefined || way.destinations.includes(rule.to)),
  )

const zoneCount = (rule: { min: number; max: number }, { touched: { size } }: Way): Match =>
  when(size > 0 && size >= rule.min && size <= rule.max)

const touchesExactly = (wanted: readonly string[], { touched, chosen }: Way): Match => {
  if (touched.size === 0) return 'maybe'
  const same = touched.size === new Set(wanted).size && wanted.every(zone => touched.has(zone))
  return chosen ? when(same) : 'maybe'
}

const stops = (max: number, { trip, facts }: Journey): Match => {
  if (trip) return trip.stops === undefined ? 'maybe' : when(trip.stops <= max)
  return facts?.fewestStops === undefined || facts.fewestStops <= max ? 'maybe' : 'no'
}

/** A ticket for so many rides is sold without a trip as what it is; a trip that needs more rides does not get it. */
const rides = (max: number | undefined, { trip, facts }: Journey): Match =>
  when(max === undefined || (trip ? trip.lines.length : (facts?.fewestRides ?? 1)) <= max)

const kind = (rule: LevelRule, journey: Journey, way: Way): Match => {
  switch (rule.kind) {
    case 'everywhere':
      return 'yes'
    case 'zoneCount':
      return zoneCount(rule, way)
    case 'stops':
      return both(stops(rule.max, journey), lines(rule.lines, journey))
    case 'contains':
      return both(both(ends(rule, way), lines(rule.lines, journey)), touchesExactly(rule.zones, way))
    case 'pair':
    case 'line':
    case 'origin':
    case 'destination':
      return both(ends(rule, way), lines(rule.lines, journey))
  }
}

/** Whether a level rule holds for a journey on one of its ways. */
export const matchRule = (rule: LevelRule, journey: Journey, way: Way): Match =>
  both(rides(rule.maxRides, journey), kind(rule, journey, way))
