import type { FieldReader } from './field-reader.ts'
import type { StopEvent, StopUpdate, TripRef, TripRelation, TripUpdate, VehiclePosition } from './real-time-feed.ts'

/** Letters of an id; a longer one is none of a timetable's. */
export const ID_LENGTH = 200

/** `CANCELED` and `DELETED` do not run; `ADDED`, `DUPLICATED` and `NEW` are not in the timetable. */
const RELATIONS: Record<number, TripRelation> = { 1: 'added', 3: 'cancelled', 6: 'added', 7: 'cancelled', 8: 'added' }
const STOP_RELATIONS: Record<number, StopUpdate['relation']> = { 1: 'skipped', 2: 'noData' }

/** What is read field by field: it is whole when its message ends. */
type Draft<T> = { -readonly [K in keyof T]: T[K] }

export function readTripRef(reader: FieldReader): TripRef {
  const trip: Draft<TripRef> = { relation: 'scheduled' }
  reader.message(tag => {
    if (tag === 1) trip.tripId = reader.text(ID_LENGTH)
    if (tag === 2) trip.startTime = reader.text(ID_LENGTH)
    if (tag === 3) trip.startDate = reader.text(ID_LENGTH)
    if (tag === 4) trip.relation = RELATIONS[reader.whole()] ?? 'scheduled'
    if (tag === 5) trip.routeId = reader.text(ID_LENGTH)
  })
  return trip
}

function readEvent(reader: FieldReader): StopEvent {
  const event: Draft<StopEvent> = {}
  reader.message(tag => {
    if (tag === 1) event.delay = reader.whole()
    if (tag === 2) event.time = reader.whole()
  })
  return event
}

function readPlatform(reader: FieldReader): string {
  let platform = ''
  reader.message(tag => {
    if (tag === 1) platform = reader.text(ID_LENGTH)
  })
  return platform
}

function readStop(reader: FieldReader): StopUpdate {
  const stop: Draft<StopUpdate> = { relation: 'scheduled' }
  reader.message(tag => {
    if (tag === 1) stop.sequence = reader.whole()
    if (tag === 2) stop.arrival = readEvent(reader)
    if (tag === 3) stop.departure = readEvent(reader)
    if (tag === 4) stop.stopId = reader.text(ID_LENGTH)
    if (tag === 5) stop.relation = STOP_RELATIONS[reader.whole()] ?? 'scheduled'
    if (tag === 6) stop.platformId = readPlatform(reader) || undefined
  })
  return stop
}

export function readTripUpdate(reader: FieldReader): TripUpdate {
  const update: Draft<TripUpdate> = { trip: { relation: 'scheduled' }, stops: [] }
  reader.message(tag => {
    if (tag === 1) update.trip = readTripRef(reader)
    if (tag === 2) update.stops.push(readStop(reader))
    if (tag === 5) update.delay = reader.whole()
  })
  return update
}

/** Undefined where nothing says where it is. */
export function readVehicle(reader: FieldReader): VehiclePosition | undefined {
  const place = { latitude: Number.NaN, longitude: Number.NaN }
  const vehicle: Draft<VehiclePosition> = { trip: { relation: 'scheduled' }, ...place }
  reader.message(tag => {
    if (tag === 1) vehicle.trip = readTripRef(reader)
    if (tag === 2)
      reader.message(part => {
        if (part === 1) vehicle.latitude = reader.decimal()
        if (part === 2) vehicle.longitude = reader.decimal()
      })
    if (tag === 5) vehicle.at = reader.whole()
  })
  return Math.abs(vehicle.latitude) <= 90 && Math.abs(vehicle.longitude) <= 180 ? vehicle : undefined
}
