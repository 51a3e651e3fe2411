import type { Tariff } from '@billett/domain'
import type { NameIndex } from '@billett/name-search'
import type { Timetable } from '@billett/timetable'

/** What this shop sells in: the timetable and tariff of the active import, in memory. */
export interface Region {
  id: number
  name: string
  source: string
  importedOn: string
  timeZone: string
  tariff: Tariff
  timetable: Timetable
  /** Over the stations' names; its ids are references of stops. */
  names: NameIndex
}

export interface RegionStore {
  /** Refuses `maintenance` as long as nothing has been imported. */
  current: () => Region
  loaded: () => boolean
  /** Takes over the active import, if another one is active than the one in memory. */
  refresh: () => Promise<{ changed: boolean }>
}
