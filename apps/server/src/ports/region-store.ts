import { BERLIN, type Instant, type Tariff } from '@billett/domain'
import type { Timetable } from '@billett/timetable'

/** What this shop sells in: the timetable and tariff of the active import, in memory. Never changed in place. */
export interface Region {
  id: number
  name: string
  /** Where its timetable came from: the name of a file, or `demo`. */
  source: string
  /** The file that has replaced its tariff; null where both came together. */
  tariffSource: string | null
  importedOn: Instant
  timeZone: string
  tariff: Tariff
  timetable: Timetable
  /** The same as it was imported, where staff of a client have arranged its tariff. */
  imported?: Region
}

/** A region without what staff have arranged: what arranging begins with, and what contracts were concluded by. */
export const importedOf = (region: Region): Region => region.imported ?? region

/**
 * What is said of a shop that has no region yet: its pages can be shown all the same, and say that it is being set up.
 */
export const NO_REGION = { currency: 'EUR', timeZone: BERLIN } as const

export interface RegionStore {
  /** Refuses `maintenance` as long as nothing has been imported. */
  current: () => Region
  loaded: () => boolean
  /** The same, as it would be with another tariff. Refuses `maintenance` likewise. */
  withTariff: (tariff: Tariff) => Region
  /** Takes over the active import, if another one is active than the one in memory. */
  refresh: () => Promise<{ changed: boolean }>
}
