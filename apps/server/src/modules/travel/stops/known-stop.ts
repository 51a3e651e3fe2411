import { refuse } from '../../../call/refused.ts'
import type { Region } from '../../../ports/region-store.ts'
import { type BookedStop, stopBook } from './stop-book.ts'

/** The stop a caller named in `field`; refuses `stopNotFound` for a reference nobody gave out. */
export const knownStop = (region: Region, reference: string, field: string): BookedStop =>
  stopBook(region.timetable).find(reference) ?? refuse('stopNotFound', field)
