import { at, int, textAt } from '../../model/columns.ts'
import type { Timetable } from '../../model/timetable.ts'
import type { LineRef, StopRef } from '../journey.ts'

export const presentStop = ({ stops }: Timetable, stop: number): StopRef => {
  const station = int(stops.station, stop)
  return {
    id: textAt(stops.ids, stop),
    name: textAt(stops.names, stop),
    stationId: textAt(stops.ids, station),
    stationName: textAt(stops.names, station),
    platform: textAt(stops.platforms, stop),
    zone: textAt(stops.zones, stop),
    lat: at(stops.lat, stop),
    lon: at(stops.lon, stop),
  }
}

export const presentLine = ({ lines, agencies }: Timetable, line: number): LineRef => ({
  id: textAt(lines.ids, line),
  shortName: textAt(lines.shortNames, line),
  longName: textAt(lines.longNames, line),
  mode: lines.modes[line] ?? 'other',
  colour: textAt(lines.colours, line),
  textColour: textAt(lines.textColours, line),
  agency: textAt(agencies.names, int(lines.agency, line)),
})
