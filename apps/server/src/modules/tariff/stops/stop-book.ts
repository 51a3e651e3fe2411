import type { Timetable } from '@billett/timetable'
import { derivedFrom } from '../derived.ts'

/** A place a passenger can name: a station with all its platforms, or a stop that stands alone. */
export interface BookedStop {
  reference: string
  text: string
  latitude: number
  longitude: number
  /** Calls in the timetable: how much a place is used. */
  calls: number
}

export interface StopBook {
  /** The place an id belongs to; a platform's id finds its station. */
  find: (id: string) => BookedStop | undefined
  /** Places where vehicles call, the busiest first. */
  served: readonly BookedStop[]
}

const callsByStation = ({ patterns, stops }: Timetable): Map<number, number> => {
  const calls = new Map<number, number>()
  for (const pattern of patterns.line.keys()) {
    const trips = (patterns.tripOffsets[pattern + 1] ?? 0) - (patterns.tripOffsets[pattern] ?? 0)
    for (const stop of patterns.stops.subarray(patterns.callOffsets[pattern], patterns.callOffsets[pattern + 1])) {
      const station = stops.station[stop] ?? stop
      calls.set(station, (calls.get(station) ?? 0) + trips)
    }
  }
  return calls
}

/** Two places of one name are told apart by what the feed calls them on their signs. */
const textsOf = ({ stops }: Timetable, stations: Iterable<number>): Map<number, string> => {
  const byName = Map.groupBy(stations, station => stops.names[station] ?? '')
  const texts = [...byName].flatMap(([name, same]) =>
    same.map((station): [number, string] => {
      const sign = stops.codes[station] || stops.ids[station]
      return [station, same.length > 1 ? `${name} (${sign})` : name]
    }),
  )
  return new Map(texts)
}

const makeBook = (timetable: Timetable): StopBook => {
  const { stops } = timetable
  const calls = callsByStation(timetable)
  const stations = new Set(stops.station)
  const texts = textsOf(timetable, calls.keys())
  const byStation = new Map(
    [...stations].map((station): [number, BookedStop] => [
      station,
      {
        reference: stops.ids[station] ?? '',
        text: texts.get(station) ?? stops.names[station] ?? '',
        latitude: stops.lat[station] ?? 0,
        longitude: stops.lon[station] ?? 0,
        calls: calls.get(station) ?? 0,
      },
    ]),
  )
  const stationOf = new Map(stops.ids.map((id, stop) => [id, stops.station[stop] ?? stop]))
  return {
    find: id => byStation.get(stationOf.get(id) ?? -1),
    served: [...byStation.values()]
      .filter(stop => stop.calls > 0)
      .sort((a, b) => b.calls - a.calls || a.text.localeCompare(b.text, 'de')),
  }
}

export const stopBook = derivedFrom(makeBook)
