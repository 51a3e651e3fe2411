import {
  type Call,
  type Journey,
  type Leg,
  type LineRef,
  type LiveCall,
  MODES,
  type Mode,
  type StopRef,
} from '@billett/timetable'
import type { PlannedJourney, PlannedLeg, PlannedLine, PlannedStop, StopNow } from '../../ports/journey-planner.ts'

interface Times {
  arrival?: string
  departure?: string
  live?: LiveCall
}

/** What real time says of a call, as far as the ride is ridden: who boards here does not ask when it arrives. */
const nowOf = ({ arrival, departure, live }: Times): StopNow | undefined =>
  live && {
    arrival: arrival === undefined ? null : (live.arrival ?? null),
    departure: departure === undefined ? null : (live.departure ?? null),
    platform: live.platform || null,
    skipped: live.skipped,
  }

const stopOf = (stop: StopRef, times: Times): PlannedStop => ({
  reference: stop.stationId,
  text: stop.stationName || stop.name,
  platform: stop.platform || null,
  latitude: stop.lat,
  longitude: stop.lon,
  arrival: times.arrival ?? null,
  departure: times.departure ?? null,
  ...(times.live && { now: nowOf(times) }),
})

const callOf = (call: Call): PlannedStop => stopOf(call.stop, call)

const colourOf = (digits: string): string | null => (digits === '' ? null : `#${digits}`)

const lineOf = (line: LineRef): PlannedLine => ({
  id: line.id,
  name: line.shortName || line.longName || line.id,
  longName: line.longName,
  mode: line.mode,
  colour: colourOf(line.colour),
  textColour: colourOf(line.textColour),
})

/** Journeys are planned from station to station, so that a walk always has both ends. */
const legOf = (leg: Leg, polyline: boolean): PlannedLeg[] => {
  if (leg.kind === 'ride')
    return [
      {
        kind: 'ride',
        line: lineOf(leg.line),
        direction: leg.headsign,
        from: callOf(leg.from),
        to: callOf(leg.to),
        stops: leg.intermediate.map(callOf),
        polyline: leg.polyline ?? [],
        tripId: leg.tripId,
        serviceDate: leg.serviceDate,
        ...(leg.live && { now: leg.live }),
        ...(leg.connection && { connection: leg.connection }),
      },
    ]
  const { from, to, departure, arrival } = leg
  if (!from || !to) return []
  const course: [number, number][] = [
    [from.lat, from.lon],
    [to.lat, to.lon],
  ]
  return [
    {
      kind: 'walk',
      line: null,
      direction: null,
      from: stopOf(from, { departure }),
      to: stopOf(to, { arrival }),
      stops: [],
      polyline: polyline ? course : [],
    },
  ]
}

const passesOf = ({ legs }: Journey): string[] =>
  legs.flatMap(leg => (leg.kind === 'ride' ? [leg.from, ...leg.intermediate, leg.to].map(({ stop }) => stop.id) : []))

/** A journey of the timetable in the port's words. */
export const plannedJourney = (journey: Journey, context: string, polyline: boolean): PlannedJourney => ({
  context,
  departure: journey.departure,
  arrival: journey.arrival,
  changes: Math.max(0, journey.transfers),
  legs: journey.legs.flatMap(leg => legOf(leg, polyline)),
  passes: passesOf(journey),
})

/** The means of transport among what a caller names. */
export const modesOf = (names: readonly string[]): Mode[] => MODES.filter(mode => names.includes(mode))
