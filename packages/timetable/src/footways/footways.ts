import { metresBetween } from '../geo/distance.ts'
import { at } from '../model/columns.ts'
import type { Mode } from '../model/mode.ts'
import type { Timetable } from '../model/timetable.ts'
import { nearestFirst } from './nearest-first.ts'

/** Whoever walks along a line that runs on streets walks these; nobody walks along rails or over water. */
const ON_STREETS: ReadonlySet<Mode> = new Set<Mode>(['bus', 'trolleybus', 'tram'])

/** Streets are so much longer than the line between two stops. */
const DETOUR = 1.2

/** Farther than this nobody asks how far it is on foot. */
const FARTHEST = 60_000

type Graph = ReadonlyMap<number, ReadonlyMap<number, number>>

/** Stops that are one place are one node, joined along the streets of lines and by the footpaths of the feed. */
function graphOf({ stops, patterns, lines, footpaths }: Timetable): Graph {
  const graph = new Map<number, Map<number, number>>()
  const place = (stop: number) => ({ lat: at(stops.lat, stop), lon: at(stops.lon, stop) })
  const put = (a: number, b: number, metres: number) => {
    const ways = graph.get(a) ?? new Map<number, number>()
    graph.set(a, ways)
    ways.set(b, Math.min(metres, ways.get(b) ?? metres))
  }
  const join = (from: number, to: number) => {
    const [a, b] = [at(stops.station, from), at(stops.station, to)]
    const metres = Math.round(metresBetween(place(a), place(b)) * DETOUR)
    if (a === b) return
    put(a, b, metres)
    put(b, a, metres)
  }
  for (const pattern of patterns.line.keys()) {
    const mode = lines.modes[at(patterns.line, pattern)]
    if (mode === undefined || !ON_STREETS.has(mode)) continue
    const end = at(patterns.callOffsets, pattern + 1)
    for (let call = at(patterns.callOffsets, pattern) + 1; call < end; call++)
      join(at(patterns.stops, call - 1), at(patterns.stops, call))
  }
  for (const stop of stops.ids.keys()) {
    const end = at(footpaths.offsets, stop + 1)
    for (let path = at(footpaths.offsets, stop); path < end; path++) join(stop, at(footpaths.to, path))
  }
  return graph
}

/** Metres on foot from one place to each that can be reached. */
function metresFrom(graph: Graph, start: number): Map<number, number> {
  const known = new Map<number, number>()
  const open = nearestFirst()
  open.add(start, 0)
  for (let near = open.next(); near && near.metres <= FARTHEST; near = open.next()) {
    if (known.has(near.node)) continue
    known.set(near.node, near.metres)
    for (const [node, metres] of graph.get(near.node) ?? []) if (!known.has(node)) open.add(node, near.metres + metres)
  }
  return known
}

/** How far it is on foot from a stop to others, in metres; null where no way is known. */
export type Footways = (from: string, to: readonly string[]) => (number | null)[]

/** The network of streets as the timetable knows it: along its lines, and its footpaths. */
export function createFootways(timetable: Timetable): Footways {
  const graph = graphOf(timetable)
  const { stops } = timetable
  const placeOf = new Map(stops.ids.map((id, stop) => [id, at(stops.station, stop)]))
  return (from, to) => {
    const start = placeOf.get(from)
    const metres = start === undefined ? new Map<number, number>() : metresFrom(graph, start)
    return to.map(stop => metres.get(placeOf.get(stop) ?? -1) ?? null)
  }
}
