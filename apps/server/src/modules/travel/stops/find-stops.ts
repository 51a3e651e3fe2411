import { buildNameIndex, search } from '@billett/name-search'
import type { Timetable } from '@billett/timetable'
import type { Region } from '../../../ports/region-store.ts'
import { derivedFrom } from '../region/index.ts'
import { type BookedStop, stopBook } from './stop-book.ts'

/** How many stops a search offers unless the caller says (Spec 2 §9: the customer setup uses 20). */
export const LIST_SIZE = 20

/** Twice as much traffic is so many steps of weight. */
const STEPS = 2

/** Among names that fit equally well the one with more traffic is meant; the logarithm keeps near ties near. */
const namesOf = derivedFrom((timetable: Timetable) =>
  buildNameIndex(
    stopBook(timetable).served.map(({ reference, text, traffic }) => ({
      id: reference,
      names: [text],
      weight: Math.round(STEPS * Math.log2(traffic)),
    })),
  ),
)

/** Stops whose names fit what was typed, best first; the busiest ones as long as nothing is typed. */
export function findStops({ timetable }: Region, typed: string, limit: number, without?: BookedStop): BookedStop[] {
  const book = stopBook(timetable)
  const found =
    typed.trim() === ''
      ? book.served.slice(0, limit + 1)
      : search(namesOf(timetable), typed, limit + 1).flatMap(match => book.find(match.id) ?? [])
  return found.filter(stop => stop !== without).slice(0, limit)
}
