import { field, type GtfsTables, rowsOf } from './tables.ts'

interface Call {
  sequence: number
  stop: string
}

/** Two zones are neighbours where some trip goes from a stop of the one straight to a stop of the other. */
export const zoneNeighbours = (tables: GtfsTables, stopZones: Record<string, string[]>): Map<string, Set<string>> => {
  const trips = new Map<string, Call[]>()
  for (const row of rowsOf(tables, 'stop_times')) {
    const [trip, stop] = [field(row, 'trip_id'), field(row, 'stop_id')]
    if (!trip || !stop) continue
    const calls = trips.get(trip) ?? []
    calls.push({ sequence: Number(field(row, 'stop_sequence')), stop })
    trips.set(trip, calls)
  }
  const hops = new Map<string, [string, string]>()
  for (const calls of trips.values()) {
    calls.sort((a, b) => a.sequence - b.sequence)
    calls.slice(1).forEach(({ stop }, i) => {
      const before = calls[i]?.stop ?? stop
      hops.set(`${before}\n${stop}`, [before, stop])
    })
  }
  const neighbours = new Map<string, Set<string>>()
  const join = (a: string, b: string): void => {
    neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b))
  }
  for (const [before, stop] of hops.values()) {
    for (const a of stopZones[before] ?? []) {
      for (const b of stopZones[stop] ?? []) {
        if (a === b) continue
        join(a, b)
        join(b, a)
      }
    }
  }
  return neighbours
}
