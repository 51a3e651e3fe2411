import { epochOf, isInstant, WALKING_SPEEDS } from '@billett/domain'
import { WALKING_SPEED } from '../geo/walking.ts'
import { cancelledRides } from '../live/cancelled-rides.ts'
import { type LiveTimes, runKey } from '../live/live-times.ts'
import { numbering } from '../model/build-stops.ts'
import { createPlatformFinder } from '../model/platforms.ts'
import type { FootpathTable, Timetable } from '../model/timetable.ts'
import { createDirection, type Direction } from './direction.ts'
import { type Directions, directionsAsPlanned, directionsNow } from './directions-now.ts'
import { findJourneys, type Side } from './find-journeys.ts'
import type { Journey } from './journey.ts'
import { mirrorFootpaths, mirrorNetwork } from './network/mirror-network.ts'
import { buildNetwork } from './network/network.ts'
import { pacedFootpaths } from './network/paced-footpaths.ts'
import { usablePatterns } from './network/usable-patterns.ts'
import { presentJourney } from './present/present-journey.ts'
import type { JourneyQuery, JourneyReply } from './query.ts'
import { type RealRide, toRealRides } from './real-ride.ts'
import { ownStops, type ResolvedPlace, resolvePlace } from './resolve-place.ts'
import { daysBetweenMoments, latestTime } from './search-days.ts'
import { createServiceClock } from './service-clock.ts'
import { quickestWalk, walkJourney } from './walk-only.ts'

/** A journey begins and ends within a day of where the search stands. */
const HORIZON = 86_400
const RESULTS = 5
/** Seconds. */
const SHOWN_LOST = 3600
const MAX_TRANSFERS = 4
/** More changes than anybody makes; bounds the memory a question can ask for. */
const MOST_TRANSFERS = 9

/** `live` is what is known of now, in the numbers of the same timetable. */
export interface JourneyPlanner {
  (query: JourneyQuery, live?: LiveTimes): JourneyReply
  /** Makes all that searches on it need, once: else the first of them does, while somebody waits. */
  prepare: (live: LiveTimes) => void
}

const secondsTo = ({ approaches }: ResolvedPlace): Map<number, number> =>
  new Map([...approaches].map(([stop, { seconds }]) => [stop, seconds]))

const byDeparture = (a: Journey, b: Journey): number =>
  epochOf(a.departure) - epochOf(b.departure) || epochOf(a.arrival) - epochOf(b.arrival) || a.transfers - b.transfers

/** What a journey is ridden by. */
const ridesOf = ({ legs }: Journey): string =>
  legs.map(leg => (leg.kind === 'ride' ? `${leg.tripId}|${leg.serviceDate}` : '')).join()

/** Whether a journey cannot be made as it was planned, or perhaps not. */
const fails = ({ legs }: Journey): boolean =>
  legs.some(
    leg =>
      leg.kind === 'ride' &&
      (leg.live?.cancelled ||
        leg.from.live?.skipped ||
        leg.to.live?.skipped ||
        leg.connection === 'missed' ||
        leg.connection === 'atRisk'),
  )

/** Between which moments cancelled rides are named: among the journeys found, and within the hour. */
const lostWithin = (journeys: Journey[], timing: 'departure' | 'arrival', when: number) => {
  const moments = journeys.map(journey => epochOf(timing === 'departure' ? journey.departure : journey.arrival) / 1000)
  return timing === 'departure'
    ? { timing, begin: when, end: Math.max(when + SHOWN_LOST, ...moments) }
    : { timing, begin: Math.min(when - SHOWN_LOST, ...moments), end: when }
}

/** Prepares a timetable for journeys. Building the planner takes some milliseconds per 100,000 calls; keep it. */
export const createJourneyPlanner = (timetable: Timetable): JourneyPlanner => {
  const network = buildNetwork(timetable)
  const forward = createDirection(network, 1)
  const backward = createDirection(mirrorNetwork(network), -1)
  const clock = createServiceClock(timetable)
  const latest = latestTime(timetable)
  const planned = { forward, backward, latest, clock }
  const asPlanned = directionsAsPlanned(planned)
  const now = new WeakMap<LiveTimes, Directions>()
  const directionsOf = (live: LiveTimes | undefined): Directions => {
    if (!live) return asPlanned
    const made = now.get(live) ?? directionsNow(planned, live)
    now.set(live, made)
    return made
  }
  const { stops, services } = timetable
  const lookup = { stops, numbers: numbering(stops.ids), platformsOf: createPlatformFinder(stops) }

  const paces = new Map<number, { ahead: FootpathTable; back: FootpathTable }>()
  paces.set(WALKING_SPEED, { ahead: forward.network.footpaths, back: backward.network.footpaths })
  const walksAt = (speed: number) => {
    const known = paces.get(speed)
    if (known) return known
    const ahead = pacedFootpaths(timetable.footpaths, stops, speed)
    const walks = { ahead, back: mirrorFootpaths(ahead) }
    paces.set(speed, walks)
    return walks
  }

  const plan = (query: JourneyQuery, live?: LiveTimes): JourneyReply => {
    if (!isInstant(query.when)) return { ok: false, reason: 'badTime' }
    const walks = walksAt(query.walkingSpeed ?? WALKING_SPEED)
    const from = resolvePlace(query.from, walks.ahead, lookup)
    const to = resolvePlace(query.to, walks.back, lookup)
    const viaStops = query.via && ownStops(query.via, lookup)
    if (!from) return { ok: false, reason: 'unknownStop', place: 'from' }
    if (!to) return { ok: false, reason: 'unknownStop', place: 'to' }
    if (query.via && !viaStops) return { ok: false, reason: 'unknownStop', place: 'via' }
    if (from.own.some(stop => to.own.includes(stop))) return { ok: false, reason: 'samePlace' }

    const departing = query.timing === 'departure'
    const when = departing ? Math.ceil(epochOf(query.when) / 1000) : Math.floor(epochOf(query.when) / 1000)
    const span = departing ? [when, when + 2 * HORIZON] : [when - 2 * HORIZON, when]
    const [first = when, last = when] = span
    const told = directionsOf(live)
    // What is changed has ended before, or begins after: everything runs as planned.
    const directions = told.end < first || told.begin > last ? asPlanned : told
    const days = daysBetweenMoments(clock, { from: first, until: last, latest: directions.latest, days: services.days })
    if (days.length === 0) return { ok: false, reason: 'outsideTimetable' }

    // An end of the journey passes the via as well.
    const passed = viaStops?.some(stop => from.own.includes(stop) || to.own.includes(stop)) ?? true
    const via =
      passed || !viaStops ? undefined : Uint8Array.from(stops.ids, (_, stop) => (viaStops.includes(stop) ? 1 : 0))
    const chosen = usablePatterns(timetable, query)
    const usable = chosen && directions.widened(chosen)
    const mostTransfers = query.maxTransfers ?? MAX_TRANSFERS
    const cancelledWithin = (within: ReturnType<typeof lostWithin>): RealRide[] =>
      cancelledRides(directions.cancelled, { ...within, from: from.own, to: to.own, usable: chosen }, network, clock)
    const sideOf = (direction: Direction): Side => ({
      direction,
      task: {
        network: { ...direction.network, footpaths: direction.sign === 1 ? walks.ahead : walks.back },
        days: days.map(day => ({
          start: direction.sign * (clock.startOf(day) - when),
          active: direction.activeTrips(day),
        })),
        access: secondsTo(direction.sign === 1 ? from : to),
        egress: secondsTo(direction.sign === 1 ? to : from),
        via,
        usable: direction.network.patternCount === network.patternCount ? chosen : usable,
      },
    })
    const maxRides = 1 + Math.min(mostTransfers, MOST_TRANSFERS)
    const search = ({ forward: on, backward: off }: Directions, range: { horizon: number; results: number }) => {
      const [ahead, back] = departing ? [on, off] : [off, on]
      const found = findJourneys(sideOf(ahead), sideOf(back), { start: 0, maxRides, ...range })
      const ridden = found
        .filter(({ begin, end }) => !walk || end - begin < walk.seconds)
        .map(({ rides }) => toRealRides(back, rides, days))
      return { found, ridden }
    }
    const walk = via ? undefined : quickestWalk(from, to)
    const present = (rides: RealRide[]): Journey =>
      presentJourney(
        rides,
        { access: from.approaches, egress: to.approaches },
        { timetable: { ...timetable, footpaths: walks.ahead }, network, clock },
        {
          withCourse: query.polyline ?? false,
          runOf: ({ trip, day }) => live?.runs.get(runKey(trip, day, services.days)),
        },
      )
    const { found, ridden } = search(directions, { horizon: HORIZON, results: query.results ?? RESULTS })
    const journeys = ridden.map(present)
    const known = new Set(journeys.map(ridesOf))
    // The next way as it was planned, where it fails now, and rides that are cancelled: passengers look for them. Only
    // as far as the first of those found: what would arrive later than that nobody misses.
    const nearest = Math.min(HORIZON, ...found.map(({ end }) => end))
    const lost =
      directions === asPlanned
        ? []
        : [
            ...search(asPlanned, { horizon: nearest, results: 1 }).ridden,
            ...(viaStops ? [] : cancelledWithin(lostWithin(journeys, query.timing, when))).map(ride => [ride]),
          ]
    for (const journey of lost.map(present).filter(fails)) {
      if (known.has(ridesOf(journey))) continue
      known.add(ridesOf(journey))
      journeys.push(journey)
    }
    const walked = walk ? [walkJourney(walk, timetable, query.when, query.timing)] : []
    return { ok: true, journeys: [...walked, ...journeys].sort(byDeparture) }
  }
  const prepare = (live: LiveTimes): void => {
    directionsOf(live)
    Object.values(WALKING_SPEEDS).forEach(walksAt)
  }
  return Object.assign(plan, { prepare })
}
