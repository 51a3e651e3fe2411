import type { Leg, Price, Trip, TripTicket } from '@billett/contract'
import { epochOf, type Instant } from '@billett/domain'
import type { PlannedJourney, PlannedLeg } from '../../../ports/journey-planner.ts'

const minutesBetween = (from: Instant, to: Instant): number => Math.round((epochOf(to) - epochOf(from)) / 60_000)

const presentLeg = (leg: PlannedLeg): Leg => ({
  ...leg,
  durationMinutes: leg.from.departure && leg.to.arrival ? minutesBetween(leg.from.departure, leg.to.arrival) : 0,
})

interface TripTariff {
  zones: string[]
  price: Price
  tickets?: TripTicket[]
}

/** A planned journey with its zones and its price. Moments are UTC. */
export const presentTrip = (journey: PlannedJourney, { zones, price, tickets }: TripTariff): Trip => ({
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
  legs: journey.legs.map(presentLeg),
})
