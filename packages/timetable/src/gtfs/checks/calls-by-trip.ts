import type { GtfsRow } from '../gtfs-tables.ts'

/** The calls of each trip in the order of `stop_sequence`. */
export const callsByTrip = (stopTimes: GtfsRow[]): Map<string, GtfsRow[]> => {
  const trips = new Map<string, GtfsRow[]>()
  for (const row of stopTimes) {
    const id = row.trip_id ?? ''
    const calls = trips.get(id)
    if (calls) calls.push(row)
    else trips.set(id, [row])
  }
  for (const calls of trips.values()) calls.sort((a, b) => Number(a.stop_sequence) - Number(b.stop_sequence))
  return trips
}
