import type { Timetable } from '@billett/timetable'
import { derivedFrom } from '../region/index.ts'
import { trafficByStation } from './traffic.ts'

/** A place a passenger can name: a station with all its platforms, or a stop that stands alone. */
export interface BookedStop {
  reference: string
  text: string
  latitude: number
  longitude: number
  /** Departures in the timetable, weighed by means of transport: how much a place is used. 0 where nothing calls. */
  traffic: number
}

export interface StopBook {
  /** The place an id belongs to; a platform's id finds its station. */
  find: (id: string) => BookedStop | undefined
  /** Places where vehicles call, the busiest first. */
  served: readonly BookedStop[]
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
  const traffic = trafficByStation(timetable)
  const stations = new Set(stops.station)
  const texts = textsOf(timetable, traffic.keys())
  const byStation = new Map(
    [...stations].map((station): [number, BookedStop] => [
      station,
      {
        reference: stops.ids[station] ?? '',
        text: texts.get(station) ?? stops.names[station] ?? '',
        latitude: stops.lat[station] ?? 0,
        longitude: stops.lon[station] ?? 0,
        traffic: traffic.get(station) ?? 0,
      },
    ]),
  )
  const stationOf = new Map(stops.ids.map((id, stop) => [id, stops.station[stop] ?? stop]))
  return {
    find: id => byStation.get(stationOf.get(id) ?? -1),
    served: [...byStation.values()]
      .filter(stop => stop.traffic > 0)
      .sort((a, b) => b.traffic - a.traffic || a.text.localeCompare(b.text, 'de')),
  }
}

export const stopBook = derivedFrom(makeBook)
