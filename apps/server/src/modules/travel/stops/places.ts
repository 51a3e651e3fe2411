import { buildNameIndex, search } from '@billett/name-search'
import type { Timetable } from '@billett/timetable'
import { derivedFrom } from '../region/index.ts'
import { type BookedStop, stopBook } from './stop-book.ts'

/** A town or village, as the names of its stops tell: "Rothenfurt" of "Rothenfurt, Markt" and "Rothenfurt Bahnhof". */
export interface Place {
  reference: string
  text: string
  /** The middle of its stops. */
  latitude: number
  longitude: number
}

const SIGN = 'place/'

/** One stop alone is found by its own name. */
const FEWEST_STOPS = 2

const middle = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

const beforeComma = ({ text }: BookedStop): string => text.split(',')[0]?.trim() ?? ''

const placesOf = (served: readonly BookedStop[]): Place[] => {
  const names = new Set(served.filter(({ text }) => text.includes(',')).map(beforeComma))
  const placeOf = (stop: BookedStop): string | undefined => {
    const before = beforeComma(stop)
    if (names.has(before)) return before
    const words = before.split(' ')
    return words.map((_, more) => words.slice(0, words.length - more).join(' ')).find(beginning => names.has(beginning))
  }
  return [...Map.groupBy(served, placeOf)].flatMap(([name, stops]) =>
    name === undefined || stops.length < FEWEST_STOPS
      ? []
      : [
          {
            reference: `${SIGN}${name}`,
            text: name,
            latitude: middle(stops.map(stop => stop.latitude)),
            longitude: middle(stops.map(stop => stop.longitude)),
          },
        ],
  )
}

const bookOf = derivedFrom((timetable: Timetable) => {
  const places = placesOf(stopBook(timetable).served)
  return {
    places: new Map(places.map(place => [place.reference, place])),
    names: buildNameIndex(places.map(({ reference, text }) => ({ id: reference, names: [text] }))),
  }
})

/** Towns and villages whose names fit what was typed, best first. */
export function findPlaces(timetable: Timetable, typed: string, limit: number): Place[] {
  const { places, names } = bookOf(timetable)
  return search(names, typed, limit).flatMap(({ id }) => places.get(id) ?? [])
}
