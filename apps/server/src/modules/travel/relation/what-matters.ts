import type { TariffVersion } from '@billett/domain'
import { derivedFrom } from '../region/index.ts'

/** Which facts about a trip can change a price in a tariff version. */
export interface WhatMatters {
  lines: boolean
  /** The most stops any rule speaks of; undefined where none does. */
  stops: number | undefined
  /** The only lines on which those rules count stops; undefined where one of them counts on any. */
  stopsOn: ReadonlySet<string> | undefined
  /** The most rides, likewise. */
  rides: number | undefined
}

const highest = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.max(...numbers) : undefined

/** More changes than anybody makes; a feed may name any number. */
const MOST_RIDES = 6
const MOST_STOPS = 50

export const whatMatters = derivedFrom(({ levelRules }: TariffVersion): WhatMatters => {
  const rides = highest(levelRules.flatMap(rule => rule.maxRides ?? []))
  const stopRules = levelRules.filter(rule => rule.kind === 'stops')
  const stops = highest(stopRules.map(rule => rule.max))
  return {
    lines:
      rides !== undefined ||
      stops !== undefined ||
      levelRules.some(rule => 'lines' in rule && rule.lines !== undefined),
    stops: stops === undefined ? undefined : Math.min(stops, MOST_STOPS),
    stopsOn: stopRules.every(rule => rule.lines) ? new Set(stopRules.flatMap(rule => rule.lines ?? [])) : undefined,
    rides: rides === undefined ? undefined : Math.min(rides, MOST_RIDES),
  }
})
