/** One run of a vehicle while the timetable is being built. Stops, access and times have one entry per call. */
export interface TripRun {
  id: string
  line: number
  headsign: string
  service: number
  shape: number
  /** `stop_sequence` of the feed: what real time names a call by. */
  sequences: number[]
  stops: number[]
  access: number[]
  arrivals: number[]
  departures: number[]
}
