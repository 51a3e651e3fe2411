import { epochOf, isInstant } from '@billett/domain'
import { numbering } from '../model/build-stops.ts'
import { createPlatformFinder } from '../model/platforms.ts'
import type { Timetable } from '../model/timetable.ts'
import { createDirection, type Direction } from './direction.ts'
import { findJourneys, type Side } from './find-journeys.ts'
import type { Journey } from './journey.ts'
import { mirrorNetwork } from './network/mirror-network.ts'
import { buildNetwork } from './network/network.ts'
import { usablePatterns } from './network/usable-patterns.ts'
import { presentJourney } from './present/present-journey.ts'
import type { JourneyQuery, JourneyReply } from './query.ts'
import { toRealRides } from './real-ride.ts'
import { ownStops, type ResolvedPlace, resolvePlace } from './resolve-place.ts'
import { daysBetweenMoments, latestTime } from './search-days.ts'
import { createServiceClock } from './service-clock.ts'
import { quickestWalk, walkJourney } from './walk-only.ts'

/** A journey begins and ends within a day of where the search stands. */
const HORIZON = 86_400
const RESULTS = 5
const MAX_TRANSFERS = 4
/** More changes than anybody makes; bounds the memory a question can ask for. */
const MOST_TRANSFERS = 9

export type JourneyPlanner = (query: JourneyQuery) => JourneyReply

const secondsTo = ({ approaches }: ResolvedPlace): Map<number, number> =>
  new Map([...approaches].map(([stop, { seconds }]) => [stop, seconds]))

const byDeparture = (a: Journey, b: Journey): number =>
  epochOf(a.departure) - epochOf(b.departure) || epochOf(a.arrival) - epochOf(b.arrival) || a.transfers - b.transfers

const lasts = ({ departure, arrival }: Journey): number => epochOf(arrival) - epochOf(departure)

/** Prepares a timetable for journeys. Building the planner takes some milliseconds per 100,000 calls; keep it. */
export const createJourneyPlanner = (timetable: Timetable): JourneyPlanner => {
  const network = buildNetwork(timetable)
  const forward = createDirection(network, 1)
  const backward = createDirection(mirrorNetwork(network), -1)
  const clock = createServiceClock(timetable)
  const latest = latestTime(timetable)
  const { stops, services } = timetable
  const lookup = { stops, numbers: numbering(stops.ids), platformsOf: createPlatformFinder(stops) }

  return query => {
    if (!isInstant(query.when)) return { ok: false, reason: 'badTime' }
    const from = resolvePlace(query.from, forward.network.footpaths, lookup)
    const to = resolvePlace(query.to, backward.network.footpaths, lookup)
    const viaStops = query.via && ownStops(query.via, lookup)
    if (!from) return { ok: false, reason: 'unknownStop', place: 'from' }
    if (!to) return { ok: false, reason: 'unknownStop', place: 'to' }
    if (query.via && !viaStops) return { ok: false, reason: 'unknownStop', place: 'via' }
    if (from.own.some(stop => to.own.includes(stop))) return { ok: false, reason: 'samePlace' }

    const departing = query.timing === 'departure'
    const when = departing ? Math.ceil(epochOf(query.when) / 1000) : Math.floor(epochOf(query.when) / 1000)
    const span = departing ? [when, when + 2 * HORIZON] : [when - 2 * HORIZON, when]
    const [first = when, last = when] = span
    const days = daysBetweenMoments(clock, { from: first, until: last, latest, days: services.days })
    if (days.length === 0) return { ok: false, reason: 'outsideTimetable' }

    // An end of the journey passes the via as well.
    const passed = viaStops?.some(stop => from.own.includes(stop) || to.own.includes(stop)) ?? true
    const via =
      passed || !viaStops ? undefined : Uint8Array.from(stops.ids, (_, stop) => (viaStops.includes(stop) ? 1 : 0))
    const usable = usablePatterns(timetable, query)
    const sideOf = (direction: Direction): Side => ({
      direction,
      task: {
        network: direction.network,
        days: days.map(day => ({
          start: direction.sign * (clock.startOf(day) - when),
          active: direction.activeTrips(day),
        })),
        access: secondsTo(direction.sign === 1 ? from : to),
        egress: secondsTo(direction.sign === 1 ? to : from),
        via,
        usable,
      },
    })
    const [ahead, back] = departing ? [forward, backward] : [backward, forward]
    const found = findJourneys(sideOf(ahead), sideOf(back), {
      start: 0,
      horizon: HORIZON,
      results: query.results ?? RESULTS,
      maxRides: 1 + Math.min(query.maxTransfers ?? MAX_TRANSFERS, MOST_TRANSFERS),
    })
    const ends = { access: from.approaches, egress: to.approaches }
    const facts = { timetable, network, clock }
    const rides = found.map(journey =>
      presentJourney(toRealRides(back, journey.rides, days), ends, facts, query.polyline ?? false),
    )
    const walk = via ? undefined : quickestWalk(from, to)
    if (!walk) return { ok: true, journeys: rides.sort(byDeparture) }
    const quicker = rides.filter(journey => lasts(journey) < walk.seconds * 1000)
    return {
      ok: true,
      journeys: [walkJourney(walk, timetable, query.when, query.timing), ...quicker].sort(byDeparture),
    }
  }
}
