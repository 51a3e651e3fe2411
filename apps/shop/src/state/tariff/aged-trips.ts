import type { Trip } from '@billett/contract'
import { freshnessOf } from '@billett/domain'
import { planned } from './planned-trip.ts'

const SECOND = 1000

function aged(trip: Trip, now: number): Trip {
  const { realTime } = trip
  if (!realTime?.asOf || realTime.state === 'off') return trip
  const fresh = freshnessOf(Date.parse(realTime.asOf) / SECOND, now / SECOND)
  if (fresh === 'live' || fresh === 'ahead') return trip
  if (fresh === 'asOf') return realTime.state === 'asOf' ? trip : { ...trip, realTime: { ...realTime, state: 'asOf' } }
  const { legs, ...rest } = planned(trip)
  const withCourse = legs.map((leg, at) => ({ ...leg, polyline: trip.legs[at]?.polyline ?? [] }))
  return { ...rest, legs: withCourse, realTime: { state: 'off', asOf: null } }
}

/**
 * Trips that were asked for a while ago, as they may be told at `now`, in milliseconds since 1970: what was live is so
 * for two minutes, and after five the timetable counts. Trips that have not aged are the same objects.
 */
export function agedTrips(trips: readonly Trip[], now: number): readonly Trip[] {
  const told = trips.map(trip => aged(trip, now))
  return told.some((trip, at) => trip !== trips[at]) ? told : trips
}

/** The trips with what is told of them now, each in its place: nothing moves under the finger. */
export function renewed(trips: readonly Trip[], told: readonly Trip[]): Trip[] {
  const byId = new Map(told.map(trip => [trip.id, trip]))
  return trips.map(trip => byId.get(trip.id) ?? trip)
}
