import { PbfWriter } from 'pbf'
import {
  type Alert,
  type AlertTarget,
  type Period,
  type RealTimeFeed,
  SEVERITIES,
  type StopEvent,
  type StopUpdate,
  type Translation,
  type TripRef,
  type TripUpdate,
  type VehiclePosition,
} from './real-time-feed.ts'

const RELATIONS: Record<TripRef['relation'], number> = { scheduled: 0, added: 1, cancelled: 3 }
const STOP_RELATIONS: Record<StopUpdate['relation'], number> = { scheduled: 0, skipped: 1, noData: 2 }

/** As bytes of our own: the library writes other characters than it is given beyond U+1FFFF. */
const text = (tag: number, value: string | undefined, pbf: PbfWriter): void => {
  if (value !== undefined) pbf.writeBytesField(tag, Buffer.from(value, 'utf8'))
}
const whole = (tag: number, value: number | undefined, pbf: PbfWriter): void => {
  if (value !== undefined) pbf.writeVarintField(tag, value)
}

const tripRef = (trip: TripRef, pbf: PbfWriter): void => {
  text(1, trip.tripId, pbf)
  text(2, trip.startTime, pbf)
  text(3, trip.startDate, pbf)
  whole(4, RELATIONS[trip.relation], pbf)
  text(5, trip.routeId, pbf)
}

const event = ({ delay, time }: StopEvent, pbf: PbfWriter): void => {
  whole(1, delay, pbf)
  whole(2, time, pbf)
}

const stopUpdate = (stop: StopUpdate, pbf: PbfWriter): void => {
  whole(1, stop.sequence, pbf)
  if (stop.arrival) pbf.writeMessage(2, event, stop.arrival)
  if (stop.departure) pbf.writeMessage(3, event, stop.departure)
  text(4, stop.stopId, pbf)
  whole(5, STOP_RELATIONS[stop.relation], pbf)
  if (stop.platformId !== undefined) pbf.writeMessage(6, (id: string, inner) => text(1, id, inner), stop.platformId)
}

const tripUpdate = ({ trip, stops, delay }: TripUpdate, pbf: PbfWriter): void => {
  pbf.writeMessage(1, tripRef, trip)
  for (const stop of stops) pbf.writeMessage(2, stopUpdate, stop)
  whole(5, delay, pbf)
}

const position = ({ latitude, longitude }: VehiclePosition, pbf: PbfWriter): void => {
  pbf.writeFloatField(1, latitude)
  pbf.writeFloatField(2, longitude)
}

const vehicle = (one: VehiclePosition, pbf: PbfWriter): void => {
  pbf.writeMessage(1, tripRef, one.trip)
  pbf.writeMessage(2, position, one)
  whole(5, one.at, pbf)
}

const period = ({ from, until }: Period, pbf: PbfWriter): void => {
  whole(1, from, pbf)
  whole(2, until, pbf)
}

const target = ({ agencyId, routeId, stopId, trip }: AlertTarget, pbf: PbfWriter): void => {
  text(1, agencyId, pbf)
  text(2, routeId, pbf)
  if (trip) pbf.writeMessage(4, tripRef, trip)
  text(5, stopId, pbf)
}

const translation = (one: Translation, pbf: PbfWriter): void => {
  text(1, one.text, pbf)
  if (one.language !== '') text(2, one.language, pbf)
}

const translations = (all: Translation[], pbf: PbfWriter): void => {
  for (const one of all) pbf.writeMessage(1, translation, one)
}

const alert = (one: Alert, pbf: PbfWriter): void => {
  for (const active of one.periods) pbf.writeMessage(1, period, active)
  for (const about of one.targets) pbf.writeMessage(5, target, about)
  pbf.writeMessage(8, translations, one.url)
  pbf.writeMessage(10, translations, one.header)
  pbf.writeMessage(11, translations, one.description)
  whole(14, SEVERITIES.indexOf(one.severity) + 1, pbf)
}

const header = (writtenAt: number, pbf: PbfWriter): void => {
  text(1, '2.0', pbf)
  whole(2, 0, pbf)
  whole(3, writtenAt, pbf)
}

/** A feed as `readFeed` and every other reader of GTFS-Realtime read it. */
export function writeFeed({ writtenAt, trips, alerts, vehicles }: RealTimeFeed): Uint8Array {
  const pbf = new PbfWriter()
  pbf.writeMessage(1, header, writtenAt)
  const entity = <Part>(id: string, tag: number, write: (part: Part, pbf: PbfWriter) => void, part: Part): void =>
    pbf.writeMessage(
      2,
      (whole: Part, inner: PbfWriter) => {
        text(1, id, inner)
        inner.writeMessage(tag, write, whole)
      },
      part,
    )
  for (const [index, part] of trips.entries()) entity(`t${index}`, 3, tripUpdate, part)
  for (const [index, part] of vehicles.entries()) entity(`v${index}`, 4, vehicle, part)
  for (const part of alerts) entity(part.id, 5, alert, part)
  return pbf.finish()
}
