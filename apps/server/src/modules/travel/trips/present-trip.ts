import type { Leg, Price, Trip, TripTicket } from '@billett/contract'
import { epochOf, type Instant } from '@billett/domain'
import type { PlannedJourney, PlannedLeg } from '../../../ports/journey-planner.ts'
import type { presentNow } from './present-now.ts'

const minutesBetween = (from: Instant, to: Instant): number => Math.round((epochOf(to) - epochOf(from)) / 60_000)

const presentLeg = (leg: PlannedLeg): Leg => ({
  ...leg,
  durationMinutes: leg.from.departure && leg.to.arrival ? minutesBetween(leg.from.departure, leg.to.arrival) : 0,
})

interface TripFacts {
  zones: string[]
  price: Price
  tickets?: TripTicket[]
  now: ReturnType<typeof presentNow>
}

/** A planned journey with its zones, its price and what is known of now. Moments are UTC. */
export const presentTrip = (
  journey: PlannedJourney,
  { zones, price, tickets, now: { legNotices, ...now } }: TripFacts,
): Trip => ({
  id: journey.context,
  departure: journey.departure,
  arrival: journey.arrival,
  durationMinutes: minutesBetween(journey.departure, journey.arrival),
  changes: journey.changes,
  zones,
  viaReference: zones.join(),
  lines: journey.legs.flatMap(leg => leg.line?.id ?? []),
  price,
  ...(tickets && { tickets }),
  legs: journey.legs.map((leg, index) => ({ ...presentLeg(leg), ...legNotices[index] })),
  ...now,
})
