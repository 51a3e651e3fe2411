import type { StopInformation } from '@billett/contract'
import type { Instant } from '@billett/domain'
import { createDepartureBoard, createLinesAtStop, type LineRef } from '@billett/timetable'
import type { Region } from '../../../ports/region-store.ts'
import { derivedFrom, tariffAt, todayIn } from '../region/index.ts'
import { knownStop } from './known-stop.ts'
import { namedZones, zonesOf } from './zones-of.ts'

const BOARD_LENGTH = 20

const boardOf = derivedFrom(createDepartureBoard)
const linesOf = derivedFrom(createLinesAtStop)

const nameOf = (line: LineRef): string => line.shortName || line.longName || line.id

/** A stop with its zones, its lines and what leaves next. */
export function stopInformation(region: Region, stopId: string, now: Instant): StopInformation {
  const { reference, text, latitude, longitude } = knownStop(region, stopId, 'stopId')
  const version = tariffAt(region, todayIn(region, now))
  const departures = boardOf(region.timetable)({
    at: { kind: 'station', id: reference },
    when: now,
    count: BOARD_LENGTH,
  })
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
    departures: departures.map(({ line, headsign, stop, departure }) => ({
      line: nameOf(line),
      mode: line.mode,
      direction: headsign,
      departure,
      platform: stop.platform || null,
    })),
  }
}
