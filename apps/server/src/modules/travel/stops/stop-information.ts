import type { Notice, StopInformation } from '@billett/contract'
import {
  createDepartureBoard,
  createLinesAtStop,
  type Departure,
  type LineRef,
  type Timetable,
} from '@billett/timetable'
import type { RealTime } from '../../../ports/real-time.ts'
import type { Region } from '../../../ports/region-store.ts'
import { agencyOfLine, gravestFirst, noticesOf, type Reader } from '../real-time/index.ts'
import { derivedFrom, tariffAt, todayIn } from '../region/index.ts'
import { knownStop } from './known-stop.ts'
import { namedZones, zonesOf } from './zones-of.ts'

const BOARD_LENGTH = 20

const boardOf = derivedFrom(createDepartureBoard)
const linesOf = derivedFrom(createLinesAtStop)

const nameOf = (line: LineRef): string => line.shortName || line.longName || line.id

/** What is said about a stop or its lines now. */
function noticesAt(region: Region, stopId: string, { alerts }: RealTime, reader: Reader): Notice[] {
  const stopIds = new Set(platformsAt(region.timetable, stopId))
  const agencies = agencyOfLine(region.timetable)
  const found = linesOf(region.timetable)(stopId).flatMap(({ id: lineId }) =>
    noticesOf(alerts, { lineId, agencyId: agencies.get(lineId) ?? '', stopIds }, reader),
  )
  return gravestFirst(found)
}

/** Ids of a station and its platforms. */
const platformsAt = ({ stops }: Timetable, stopId: string): string[] => {
  const station = stops.station[stops.ids.indexOf(stopId)]
  return stops.ids.filter((_, stop) => stops.station[stop] === station)
}

const nowOf = ({ live }: Departure): StopInformation['departures'][number]['now'] =>
  live && {
    departure: live.call?.departure ?? null,
    platform: live.call?.platform || null,
    cancelled: live.cancelled,
  }

/** A stop with its zones, its lines, what leaves next and what is known of that now. */
export function stopInformation(
  region: Region,
  stopId: string,
  realTime: RealTime | undefined,
  reader: Reader,
): StopInformation {
  const { reference, text, latitude, longitude } = knownStop(region, stopId, 'stopId')
  const version = tariffAt(region, todayIn(region, reader.now))
  const departures = boardOf(region.timetable)(
    { at: { kind: 'station', id: reference }, when: reader.now, count: BOARD_LENGTH },
    realTime?.live,
  )
  const notices = realTime ? noticesAt(region, reference, realTime, reader) : []
  return {
    reference,
    name: text,
    latitude,
    longitude,
    zones: namedZones(version, zonesOf(version, reference)),
    lines: linesOf(region.timetable)(reference).map(line => ({
      id: line.id,
      name: nameOf(line),
      mode: line.mode,
      colour: line.colour ? `#${line.colour}` : null,
    })),
    departures: departures.map(departure => ({
      line: nameOf(departure.line),
      mode: departure.line.mode,
      direction: departure.headsign,
      departure: departure.departure,
      platform: departure.stop.platform || null,
      ...(departure.live && { now: nowOf(departure) }),
    })),
    ...(realTime && realTime.state !== null && { realTime: { state: realTime.state, asOf: realTime.asOf } }),
    ...(notices.length > 0 && { notices }),
  }
}
