import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  addDays,
  atWallClock,
  type ExternalJourney,
  type PlainDate,
  versionAt,
  WALKING_SPEEDS,
  type Walk,
  wallClock,
  zonesOfStops,
} from '@billett/domain'
import {
  createJourneyPlanner,
  type Journey,
  type JourneyQuery,
  type JourneyReply,
  type Timetable,
  type JourneyPlanner as TimetablePlanner,
} from '@billett/timetable'
import { Busy } from '../../ports/busy.ts'
import type { JourneyAnswer, JourneyPlanner, JourneyRequest, ReconAnswer } from '../../ports/journey-planner.ts'
import type { Region, RegionStore } from '../../ports/region-store.ts'
import { turns } from '../turns.ts'
import { type JourneyContext, readContext, writeContext } from './journey-context.ts'
import { modesOf, plannedJourney } from './planned-journey.ts'

/** Preparing a timetable takes longer than asking it. */
const planners = new WeakMap<Timetable, TimetablePlanner>()

const plannerOf = (timetable: Timetable): TimetablePlanner => {
  const planner = planners.get(timetable) ?? createJourneyPlanner(timetable)
  planners.set(timetable, planner)
  return planner
}

const ridesOf = ({ legs }: Journey): JourneyContext['rides'] =>
  legs.flatMap(leg => (leg.kind === 'ride' ? [[leg.tripId, leg.serviceDate]] : []))

const place = (id: string) => ({ kind: 'station', id }) as const

const walkingAt = (walk: Walk | undefined) => (walk === undefined ? {} : { walkingSpeed: WALKING_SPEEDS[walk] })

const failed = (reply: Exclude<JourneyReply, { ok: true }>): JourneyAnswer => ({
  ok: false,
  reason: reply.reason === 'unknownStop' ? 'stopNotFound' : 'noTimetable',
})

/** A journey may begin late on the day before the first day of service, and end on the day after the last. */
const isCovered = ({ timetable: { validity } }: Region, date: PlainDate): boolean =>
  date >= addDays(validity.from, -1) && date <= addDays(validity.until, 1)

function plan(region: Region, request: JourneyRequest): JourneyAnswer {
  const { start, destination, via, modes = [], mostChanges, walk, polyline } = request
  const [date = '', time = ''] = request.dateTime.split('T')
  if (!isCovered(region, date)) return { ok: false, reason: 'noTimetable' }
  const chosen = modesOf(modes)
  const query: JourneyQuery = {
    from: place(start),
    to: place(destination),
    ...(via === undefined ? {} : { via: place(via) }),
    when: atWallClock(date, time, region.timeZone),
    timing: request.timing === 'Arrival' ? 'arrival' : 'departure',
    ...(chosen.length > 0 ? { only: { modes: chosen } } : {}),
    ...(mostChanges === undefined ? {} : { maxTransfers: mostChanges }),
    ...walkingAt(walk),
    polyline,
  }
  const reply = plannerOf(region.timetable)(query, request.live)
  if (!reply.ok) return failed(reply)
  const journeys = reply.journeys.map(journey => {
    const { departure } = journey
    return plannedJourney(
      journey,
      writeContext({ start, destination, via, departure, walk, rides: ridesOf(journey) }),
      polyline,
    )
  })
  return { ok: true, journeys }
}

/** The journey a context stands for: the one with the same rides among those that leave at its time. */
function findAgain(region: Region, context: JourneyContext): Journey | undefined {
  const { start, destination, via, departure, walk, rides } = context
  const reply = plannerOf(region.timetable)({
    from: place(start),
    to: place(destination),
    ...(via === undefined ? {} : { via: place(via) }),
    when: departure,
    timing: 'departure',
    ...walkingAt(walk),
  })
  if (!reply.ok) return undefined
  const same = (journey: Journey): boolean => JSON.stringify(ridesOf(journey)) === JSON.stringify(rides)
  return reply.journeys.find(same)
}

function asRecon(region: Region, context: JourneyContext, journey: Journey): ExternalJourney {
  const { date, time } = wallClock(journey.departure, region.timeZone)
  const version = versionAt(region.tariff, date)
  const { stops } = region.timetable
  const mainStop = (reference: string) => ({ reference, text: stops.names[stops.ids.indexOf(reference)] ?? reference })
  const { passes } = plannedJourney(journey, '', false)
  return {
    origin: { mainStop: mainStop(context.start), dateTime: `${date}T${time.slice(0, 5)}` },
    destination: { mainStop: mainStop(context.destination) },
    trips: [{ tariffZones: version ? zonesOfStops(version, passes) : [] }],
  }
}

function planAgain(region: Region, text: string): ReconAnswer {
  const context = readContext(text)
  const journey = context && findAgain(region, context)
  return journey ? { ok: true, journey: asRecon(region, context, journey) } : { ok: false, reason: 'noTimetable' }
}

/** Searches that wait. In a large region the last of them waits some seconds. */
const WAITING = 100

/**
 * The planner that comes with the product, on the timetable of the region in memory. It plans one journey after the
 * other, on the thread that answers everybody: whatever else has come meanwhile goes between two of them.
 */
export function embeddedPlanner(regions: RegionStore): JourneyPlanner {
  const take = turns(
    1,
    WAITING,
    () => new Busy('journeys wait to be planned'),
    () => nextTurn(),
  )
  return {
    plan: request => take(async () => plan(regions.current(), request)),
    reconstruct: text => take(async () => planAgain(regions.current(), text)),
    prepare: (timetable, live) => plannerOf(timetable).prepare(live),
  }
}
