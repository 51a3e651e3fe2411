/**
 * `data/demo-region/network.json`: the demo network without dates. Written by `make/cli.ts`, turned into GTFS by
 * `demoRegion`.
 */
export interface Network {
  agencies: Agency[]
  /** Stations come before their platforms. */
  stops: NetworkStop[]
  lines: NetworkLine[]
  /** Walks between stops and changes inside a station. */
  transfers: Transfer[]
}

export interface Agency {
  id: string
  name: string
  url: string
  phone: string
}

export interface NetworkStop {
  id: string
  name: string
  lat: number
  lon: number
  /** The cheaper counts where there are several. */
  zones: string[]
  /** The station a platform belongs to. */
  station?: string
  /** `3`, `B`, without a word before it. Only on platforms. */
  platform?: string
  isStation?: boolean
}

export type Mode = 'rail' | 'tram' | 'bus' | 'ferry'

export interface NetworkLine {
  id: string
  shortName: string
  longName: string
  mode: Mode
  agency: string
  color: string
  textColor: string
  /** Runs only when somebody has called two hours before. */
  onDemand: boolean
  bikes: boolean
  /** Index in `stops` of the place the timetable is built around. */
  hub: number
  /** Minute of the hour at which the line leaves its hub outwards; inwards it arrives at the mirrored minute. */
  minute: number
  stops: LineStop[]
  service: Frequency[]
}

export interface LineStop {
  /** Stop to board at in the direction of the list, and against it. */
  outward: string
  inward: string
  /** Minutes after leaving the first stop. */
  arrive: number
  depart: number
}

/**
 * `schoolday`: Monday to Friday outside holidays · `weekendNight`: nights after Friday, Saturday and the eve of a
 * public holiday.
 */
export const DAY_TYPES = ['weekday', 'schoolday', 'saturday', 'sunday', 'weekendNight'] as const
export type DayType = (typeof DAY_TYPES)[number]

/**
 * Trips that pass the hub from `from` (inclusive) to `until` (exclusive), both `HH:mm` and beyond 24:00 after midnight,
 * `every` so many minutes.
 */
export interface Frequency {
  days: DayType
  from: string
  until: string
  every: number
  /** Minutes later than the line's usual minute. */
  shift?: number
}

export interface Transfer {
  from: string
  to: string
  minutes: number
}
